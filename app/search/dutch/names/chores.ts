/** Everyday words for one certain thing, and chores with what they are done with. `a = b` is meant both ways; `a > b | c` helps the asker of a to b or c, not the other way round. */
export const choreNames = `
lichtslinger > prikkabel
lampenslinger > prikkabel
slinger met lampjes > prikkabel
feestverlichting > prikkabel
lampionnen > prikkabel
tuinspots > grondspots
tuinspot > grondspots
spotjes > grondspots
prikspot > grondspots
padverlichting > grondspots
windlicht > lantaarn
windlichten > lantaarn
kaarsenhouder > lantaarn
stormlamp > lantaarn
wondpasta > wondbalsem
entwas > wondbalsem
boombalsem > wondbalsem
wondmiddel > wondbalsem
engerlingen > aaltjes tegen emelten
engerling > aaltjes tegen emelten
larven gras > aaltjes tegen emelten
emelt > aaltjes tegen emelten
taxuskever > aaltjes tegen taxuskever
snuitkever > aaltjes tegen taxuskever
lapsnuitkever > aaltjes tegen taxuskever
rupsen buxus > buxusmotval
buxusrups > buxusmotval
buxusrupsen > buxusmotval
bladluizen > lieveheersbeestjeslarven
spint > lieveheersbeestjeslarven
wolluis > lieveheersbeestjeslarven
luisjes > lieveheersbeestjeslarven
beestjes op plant > lieveheersbeestjeslarven
rouwvliegje > rouwvliegvangplaatjes
rouwmug > rouwvliegvangplaatjes
vliegjes > rouwvliegvangplaatjes
vangplaten > rouwvliegvangplaatjes
gele plakkers > rouwvliegvangplaatjes
plakstrips > rouwvliegvangplaatjes
sterroetdauw > schimmelspray
zwarte vlekken > schimmelspray
roest > schimmelspray
witte waas > plantversterker
meeldauw > plantversterker tegen meeldauw
gazon beluchten > verticuteerhark
mos harken > verticuteerhark
moshark > verticuteerhark
bladeren harken > bladhark
bladeren opruimen > bladhark
bladerhark > bladhark
bladhark = bladerhark = blaadjeshark
balustradebak > balkonbak
relingbak > balkonbak
kuub grond > tuinaarde in bigbag
kuub zwarte grond > tuinaarde in bigbag
zwarte grond > tuinaarde
doorzaaien > graszaad herstel
bijzaaien > graszaad herstel
gazonherstel > graszaad herstel
sportveld > graszaad speelgazon
voetballen > graszaad speelgazon
schaduwgazon > graszaad schaduw
haringen > bevestigingspennen | grondpennen
grondanker > grondpennen | bevestigingspennen
grondankers > grondpennen | bevestigingspennen
tentharingen > bevestigingspennen | grondpennen
lijm > kunstgraslijm
waterreservoir > zelfwatergevende pot
zelfwaterende > zelfwatergevende
waterreservoir pot > zelfwatergevende pot
vijverzeil > vijverfolie
vijverbak > voorgevormde vijver
vijverkuip > voorgevormde vijver
minivijver > voorgevormde vijver
troebel water > vijverfilter
groen water > vijverfilter
algen > vijverfilter | zuurstofplant
zweefalg > vijverfilter
kerstboomvoet > kerstboomstandaard
kerstboomhouder > kerstboomstandaard
kerstboom voet > kerstboomstandaard
voet kerstboom > kerstboomstandaard
kerstbomenstandaard > kerstboomstandaard
kerstboomballen > kerstballenmix
ballen kerstboom > kerstballenmix
kerstballen > kerstballenmix
ballen > kerstballenmix
deurkrans > kerstkrans
adventskrans > kerstkrans
versierde kerstboom > opgetuigde kerstboom
versierd > opgetuigde
opgetuigd > opgetuigde
kerstboom versierd > opgetuigde kerstboom
vetbolletjes > vetbollen
mezenbollen > vetbollen
uitschuifbaar > uittrekbaar
uitschuifbare > uittrekbaar
oprolbaar > uittrekbaar
oprolbare > uittrekbaar
balkondoek > windschermdoek voor balkon
balkonscherm > windschermdoek voor balkon
schuttingpaal > betonpaal | tuinpaal
betonnen paal > betonpaal
betonnen > beton | betonpaal
schuttingplanken > tuinscherm
draadmat > dubbelstaafmat
gaaspaneel > dubbelstaafmat
tuinhek > dubbelstaafmat
konijnengaas > volieregaas
kippegaas = kippengaas
terrasplanken > vlonderplank
ophangpot = hangpot
hangmandje = hangpot
brievenbus > brievenbusplant
brievenbuspakketje > brievenbusplant
moestuinzaden > moestuinpakket
startpakket moestuin > moestuinpakket
kruidenset > kruidenpakket
watergeefzak > boomwaterzak
druppelzak > boomwaterzak
waterzak = boomwaterzak
vakantie > druppelset voor potten met timer
watertimer > druppelset voor potten met timer
plantenmeter > plantensensor | vochtigheidsmeter
grondmeter > vochtigheidsmeter
ph meter > vochtigheidsmeter
koeienmest = koemest
paardenmest > koemestkorrels | bodemverbeteraar met mest
kippenmest > koemestkorrels
stalmest > koemestkorrels | bodemverbeteraar met mest
blauwmaker > hortensiablauwmaker
blauwe hortensia krijgen > hortensiablauwmaker
houtschors = boomschors
houtchips > boomschors
bollenboor > bollenplanter
troffel > plantschepje
plantenspuit > gieter
bonenstaken > bamboestokken
tomatenstok > bamboestokken
tomatenstokken > bamboestokken
plantstok > bamboestokken
latwerk > klimrek
spalier > klimrek
klimhek > klimrek
rankhulp > klimrek
eggchair > hangstoel
cocoon > hangstoel
picknicktafel > tuintafel
stapelbare > stapelstoel
stapelbaar > stapelstoel
tegels > brekerzand
bestrating > brekerzand
voegzand > brekerzand
metselzand > brekerzand
vulzand > ophoogzand
ophogen > ophoogzand
zonneenergie > zonne-energie
`;
