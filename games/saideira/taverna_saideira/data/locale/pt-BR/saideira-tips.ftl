### Saideira: uma dica para cada pergunta.

saideira-tip-pour = Ofereça algo forte só quando os fregueses fazem muita diferença para você: o que você perde escolhendo por último? As mais fortes tentam os outros também.
saideira-tip-trick = Olhe primeiro a ordem: um truque vale a pena quando muda o freguês que você leva, ou deixa dois rivais iguais. O que você guarda ainda pode ser gasto depois e conta no desempate do fim.
saideira-tip-weaken = O melhor alvo é quem escolhe logo antes de você e quer o mesmo freguês. Olhe as outras forças também: duas bebidas iguais escolhem por último.
saideira-tip-send = Mande embora quem vale mais para quem escolhe antes de você, ou quem sobraria para você. Ninguém sabe quem vai se sentar no lugar.
saideira-tip-serve = Leve quem vale mais na sua companhia: a segunda dançarina, o terceiro marujo, um trovador quando você tem muitos tipos. Veja também o que os próximos querem: o que você deixa é deles.
