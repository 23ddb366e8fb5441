### La última ronda: un consejo para cada pregunta.

saideira-tip-pour = Ofrece algo fuerte solo cuando un cliente te vale mucho más que otro: ¿qué pierdes si eliges al final? Las más fuertes también tientan a los demás.
saideira-tip-trick = Mira primero el orden: un truco vale la pena cuando cambia qué cliente te llevas, o deja iguales a dos rivales. Lo que guardas aún puedes gastarlo después, y cuenta en caso de empate al final.
saideira-tip-weaken = Lo mejor es aguar la de quien elige justo antes que tú y quiere el mismo cliente. Mira también las otras fuerzas: dos bebidas iguales eligen al final.
saideira-tip-send = Manda a casa a quien más vale para los que eligen antes que tú, o a quien te quedaría a ti. Nadie sabe quién se sienta en su lugar.
saideira-tip-serve = Llévate a quien más vale con tu compañía: la segunda bailarina, el tercer marinero, un trovador cuando tienes muchos tipos. Mira también qué quieren los siguientes: lo que dejas es suyo.
