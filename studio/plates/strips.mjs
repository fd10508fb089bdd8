// Plates that are a few scenes side by side: [scene, what, when or how much].
export const strips = {
  "kleinfruit-hout": [
    ["fruitframboos", "Herfstframboos", "februari: alles weg"],
    ["fruitbes", "Rode bes en kruisbes", "oudste tak eruit"],
    ["fruitblauw", "Blauwe bes", "zure grond, weinig snoeien"],
    ["fruitbraam", "Braam", "oude ranken eruit"],
    ["fruitdruif", "Druif", "’s winters op twee ogen"],
  ],
  "balkonbak-seizoenen": [
    ["bakzomer", "Bak 1, zomer", "geranium, petunia"],
    ["bakbol", "Bak 1, voorjaar", "tulp en krokus"],
    ["bakkruid", "Bak 2, hele jaar", "tijm, bieslook, salie"],
    ["bakgras", "Bak 3, blijft staan", "zegge en purperklokje"],
  ],
  "mos-eruit": [
    ["messen", "Mos eruit", "half april"],
    ["vilt", "Hark op", "alles wat loskomt"],
    ["zaai", "Zaai door", "15–20 gram per m²"],
    ["sproei", "Houd vochtig", "drie weken"],
  ],
  "gazon-droogte": [
    ["grashoogte-6_7-cm", "Maai hoger", "voordat de droogte komt"],
    ["sproei", "Of sproei goed", "20 liter per m² per week"],
    ["zaai", "Herstel na regen", "eind augustus of september"],
  ],
  "jasmijn-planten": [
    ["klimplant", "30 cm van de muur", "april tot begin juni"],
    ["draad", "Draden", "rechtop, om de 30 cm"],
    ["mulch", "November", "blad om de voet"],
    ["jutepot", "In een pot", "inpakken bij −5 °C"],
  ],
  "klimmer-planten": [
    ["puin", "Puin eruit", "gat van 50 bij 50 cm"],
    ["klimplant", "30–40 cm van de muur", "schuin naar de steun"],
    ["giet", "Twee zomers water", "twee keer per week 10 liter"],
  ],
  "licht-meten": [
    ["handproef", "De handproef", "wit vel, rond het middaguur"],
    ["plekken", "Verder van het raam", "elke meter minder licht"],
    ["draai", "Draai de pot", "een kwartslag per twee weken"],
  ],
};
