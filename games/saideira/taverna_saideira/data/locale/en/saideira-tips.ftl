### Last Call: a tip for each question.

saideira-tip-pour = Pour strong only where the guests differ much for you: ask what you would lose by choosing last. The strongest drinks tempt the others, too.
saideira-tip-trick = Look at the order first: a trick is worth it when it changes which guest you get, or makes two rivals equal. What you keep can still be spent in a later round, and counts in a tie at the end.
saideira-tip-weaken = Best is whoever chooses just before you and wants the same guest. Look at the other strengths too: two equal drinks both choose last.
saideira-tip-send = Send home the guest who is worth most to those who choose before you, or the one that would be left for you. Nobody knows who sits down instead.
saideira-tip-serve = Take the guest worth most in your company: a second dancer, a third sailor, a bard when you have many kinds. See what the next ones want, too: what you leave is theirs.
