/** Goods by their other names. `a = b` is meant both ways; `a > b | c` helps the asker of a to b or c, not the other way round. */
export const goodsNames = `
mos > verticuteerhark | gazonkalk | gazonmest
mosbestrijding > verticuteerhark | gazonkalk
kale plekken > graszaad herstel
kale plek > graszaad herstel
vijverzeil = vijverfolie
tuinkas > kweekkas
kweekbak > kweekkas | koude bak
kweekbakje > kweekkas
spitvork > spade
riek > spade
luis > lieveheersbeestjeslarven
luizen > lieveheersbeestjeslarven
witte vlieg > lieveheersbeestjeslarven
heermoes > onkruidbrander | schoffel | worteldoek
waterval > waterornament | vijverpomp
voederhuisje > vogelvoer | nestkast
vogelvoederhuisje > vogelvoer | nestkast
voederhuis > vogelvoer | nestkast
pindakaas > vogelvoer | vetbollen
hangmat > hangstoel
schommelstoel > hangstoel
schutting = tuinscherm = erfafscheiding = afscheiding = tuinafscheiding
schutting > tuinscherm | betonpaal | windscherm | wilgenmat | rietmat
privacy > haag | tuinscherm | schutting | leiboom | kant-en-klaar
inkijk > haag | tuinscherm | windscherm | leiboom
afscheiding > haag | schutting
gazon = grasveld = grasmat
gras > graszaad | graszoden | siergras
graszoden = grasrollen = rolgras = graszode = grasmatten
graszaad = gazonzaad
gazonmest = grasmest = gazonbemesting = gazonvoeding = grasvoeding
kalk = gazonkalk
kunstgras = nepgras = kunstgazon = kunst gras = neppe gras
turfvrij = zonder turf = turfvrije
potgrond = potaarde = plantenaarde = teelaarde = plantengrond
aarde > potgrond | tuinaarde
tuinaarde = tuingrond = zwarte grond = tuinturf
schors > boomschors
mulch > boomschors
houtsnippers > boomschors
mest = meststof = meststoffen = kunstmest = plantenvoeding = bemesting = voeding
koemest = koemestkorrels
koemestkorrel > koemestkorrels
hortensia blauw maken > hortensia blauwmaker
slakkenkorrels = slakkengif = slakken bestrijden
slak > slakkenkorrels
bladluis > lieveheersbeestjeslarven
ongedierte > aaltjes | lieveheersbeestjeslarven | slakkenkorrels | rouwvliegvangplaatjes
engerlingen > aaltjes
emelten > aaltjes
taxuskever > aaltjes
buxusmot > buxusmotval
rouwvliegjes = rouwvliegen = varenrouwmug
rouwvliegjes > rouwvliegvangplaatjes
meeldauw > plantversterker
schimmel > schimmelspray | plantversterker
onkruid > onkruidborstel | onkruidbrander | worteldoek | schoffel
onkruidverdelger > onkruidborstel | onkruidbrander
worteldoek = gronddoek = antiworteldoek = antiwortel doek = onkruiddoek
vliesdoek = winterafdekvlies = tuinvlies = vorstvlies = winterdoek = vorstdoek
vorstbescherming > winterafdekvlies | winterhoes | jute
winterbescherming > winterafdekvlies | winterhoes | jute
wortelbegrenzer = rhizoombegrenzer = bamboebegrenzer = rhizomenbegrenzer
vochtmeter = vochtigheidsmeter = watermeter = bodemmeter
trellis > klimrek
klimhulp = klimrek = plantensteun = plantenrek
tonkinstok > bamboestokken
plantenstok > bamboestokken | mosstok
plantenbak = bloembak = plantenpot = bloembakken
bloempot = sierpot = plantenpot = potten = pot
pot > bloempot | sierpot
bloempotten > sierpot
overpot > sierpot
schotel = waterschotel = onderschotel = potschotel
balkonbak = bloembak balkon = reling bak
hangpot = hanging basket = hangmand = ampel
verticale tuin = plantenwand = groene wand = plantenmuur = levende muur
moestuinbak = kweekbak = moestuintafel = kweektafel
plantenbak corten > plantenbak cortenstaal
cortenstaal = corten = roestig staal
snoeischaar = tuinschaar = snoeischaren = rozenschaar
heggenschaar = haagschaar = heggeschaar = hegschaar
takkenschaar = takkenknipper
zaag = snoeizaag = takkenzaag
schep > spade | bats | plantschepje
schop > spade | bats
spa > spade
bladhark = bladerhark
mosharken > verticuteerhark
verticuteren > verticuteerhark
verticuteermachine > verticuteerhark
strooier = strooiwagen
tuinhandschoenen = handschoenen = werkhandschoenen = tuinhandschoen
kas = kweekkas = broeikas = plantenkas
minikas > kweekkas
gieter = gietkan
slang > tuinslang
tuinslang = waterslang = tuin slang
druppelsysteem = druppelslang = druppelirrigatie = bewateringssysteem = irrigatie
sproeier > tuinslang | druppelslang
bewatering > gieter | tuinslang | druppelslang
regenton = waterton = regenwaterton = regen ton
boomwaterzak > waterzak
vlonder = vlonderplank = terrasplank = terrasplanken = vlonderhout
terrasvloer > vlonderplank
tuinpaal > paal
boompaal = boomsteun
rietscherm > rietmat
windscherm = windschermen = terrasscherm
gaas = hekwerk = volieregaas = kippengaas
hek > dubbelstaafmat | hekwerk
rozenboog = rozenpoort
mos > verticuteerhark | gazonmest | gazonkalk
mix = gemengd = gemengde
japanese maple > japanse esdoorn
zand voor zandbak > speelzand
zand voor de zandbak > speelzand
zand voor in de zandbak > speelzand
zandbakzand > speelzand
platanenboom = plataan
pergola = overkapping = prieel
tuinmeubel = tuinmeubelen = tuinmeubels = tuinset = tuinmeubilair
tuinmeubel > loungeset | tuintafel | tuinstoel | tuinbank | bistroset
loungeset = lounge = loungebank = loungemeubel
bank > tuinbank
tuinstoel = stapelstoel = terrasstoel
stoel > tuinstoel | hangstoel
tafel > tuintafel
bistroset = balkonset
hangstoel = eistoel = egg chair = hangei
kussen = tuinkussen = kussens
parasol = zonnescherm = zonnenscherm
zonwering > parasol | schaduwdoek
zweefparasol = zwevende parasol = hangparasol
parasolvoet = parasolstandaard = voet parasol
schaduwdoek = zonnedoek = zonnezeil = schaduwzeil
vuurschaal = vuurkorf = vuurplaats = vuurton
tuinhaard = terrashaard = buitenhaard
heater = terrasverwarmer = terrasverwarming = terraskachel
tuinverlichting = buitenverlichting = tuinlamp = buitenlamp = tuinlampen
tuinverlichting > grondspots | prikkabel | lantaarn
lichtsnoer > prikkabel
zonne energie lamp > solar
solar = zonneenergie = zonnelamp
vijverfolie = vijver folie = epdm
vijverpomp = waterpomp
waterornament = fontein = waterpartij = watertafel
waterelement > waterornament
nestkast = vogelhuisje = vogelhuis = nestkastje = mezenkast
vogelvoer = vetbollen = strooivoer = vogelzaad
insectenhotel = bijenhotel = insectenhuis
egelhuis = egelhuisje
kerstboom = kerstbomen = kerstboompje = kerstden
kunstkerstboom = nepkerstboom = plastic kerstboom = namaak kerstboom = neppe kerstboom
nordmann = nordman = nordmannspar = abies nordmanniana
kerstverlichting = kerstlampjes = kerstlichtjes
kerstversiering = kerstdecoratie = kerstspullen
kerstbal = kerstballen
kerstboomstandaard = kerstboomvoet = boomstandaard
krans > kerstkrans
cadeaubon = cadeaukaart = waardebon = giftcard = tegoedbon = kadobon = cadeau bon = kadokaart
cadeau = kado = geschenk = cadeautje = kadootje = presentje
moederdagcadeau > moederdag
brievenbusplant = brievenbuscadeau = brievenbus cadeau
kant en klare haag = kant en klaar haag = haag kant en klaar = instant haag = direct dichte haag
kant en klaar = kant en klare
gemengde haag = vogelbosje
voorjaarsmest > gazonmest voorjaar
zandbak zand > speelzand
straatzand > brekerzand
`;
