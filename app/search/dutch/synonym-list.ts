/** `a = b` is meant both ways; `a > b | c` helps the asker of a to b or c, not the other way round. */
export const synonymLines = `
appelaar > appel
perelaar > peer
kerselaar > kers
pruimelaar > pruim
notelaar > walnoot
notenboom > walnoot | hazelaar
vijgelaar > vijg
druivelaar > druif
kruisbes = stekelbes = klapbes
mos > verticuteerhark | gazonkalk | gazonmest
mosbestrijding > verticuteerhark | gazonkalk
kale plekken > graszaad herstel
kale plek > graszaad herstel
onder bomen > schaduw
onder een boom > schaduw
onder de bomen > schaduw
onder struiken > schaduw
onder een conifeer > schaduw
onder coniferen > schaduw
onder een struik > schaduw
graf > winterheide | bodembedekker
grafbeplanting > winterheide | bodembedekker
schoonmoederstong = sansevieria
graslelie = spinnenplant
vijverzeil = vijverfolie
lavendelheide > rotsheide
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
heg = haag
haag > haagplant | haagplanten
heg > haagplant
haagplanten = hegplanten = heggenplanten = hegplant
schutting = tuinscherm = erfafscheiding = afscheiding = tuinafscheiding
schutting > tuinscherm | betonpaal | windscherm | wilgenmat | rietmat
privacy > haag | tuinscherm | schutting | leiboom | kant-en-klaar
inkijk > haag | tuinscherm | windscherm | leiboom
afscheiding > haag | schutting
vlinderstruik = buddleja = buddleia = budleia = zomersering
sneeuwbal = viburnum
gelderse roos = viburnum opulus
laurierkers = paplaurier = prunus laurocerasus
laurier > laurierkers
laurierhaag > laurierkers
portugese laurier = prunus lusitanica
taxus = venijnboom = ijf
taxushaag > taxus
thuja = levensboom = levensbomen
conifeer > thuja | leylandii | chamaecyparis | taxus | sierconifeer | jeneverbes | cipres | spar | den
conifeer = naaldboom
leylandii = leylandcipres = cupressocyparis
liguster = ligustrum = haagliguster
beuk = fagus = beukenboom
beukenhaag > beuk
haagbeuk = carpinus = steenbeuk
meidoorn = crataegus = haagdoorn
sleedoorn = prunus spinosa
veldesdoorn = spaanse aak = acer campestre
hulst = ilex
kardinaalsmuts = euonymus = kardinaalshoed
glansmispel = photinia = fotinia
olijfwilg = elaeagnus
vuurdoorn = pyracantha
zuurbes = berberis
ganzerik = potentilla
chinees klokje = forsythia = forsitia
sierbes > ribes
spierstruik > spirea
buxus > buxusvervanger | japanse hulst | ilex crenata
buxusvervanger > japanse hulst
buksboom > buxusvervanger
palmboompje > buxusvervanger
japanse esdoorn = acer palmatum = japanse acer = japanse ahorn
esdoorn = acer = ahorn
sierkers = japanse kers = bloesemboom = prunus serrulata = japanse bloesemboom
japanse kers > japanse sierkers
tulpenboom = magnolia = beverboom
magnolia > beverboom
krentenboom = amelanchier = krentenboompje = rotsmispel = junebessenboom
berk = betula = berkenboom
eik = quercus = eikenboom
linde = tilia = lindeboom
leilinde > lei linde
lijsterbes = sorbus
sierappel = malus
amberboom = liquidambar
ginkgo = japanse notenboom = ginko = tempelboom
judasboom = cercis
wilg = salix = wilgenboom
treurwilg > treur wilg
acacia = robinia
trompetboom = catalpa
bolcatalpa = bol catalpa = catalpa nana
plataan = platanus
platanen > dakplataan | leiplataan
moerbei = morus = moerbeiboom
appelboom > appel
perenboom = perelaar
perenboom > peer
pereboom > peer
kersenboom > kers
pruimenboom > pruim
notenboom > walnoot | hazelaar
walnotenboom > walnoot
okkernoot > walnoot
vijgenboom > vijg
vijg = ficus carica
blauwe bes = bosbes = blauwbes = blueberry
aalbes > rode bes
rode bes = aalbes
bessenstruik > bes | blauwe bes | kruisbes | rode bes
frambozenstruik > framboos
bramenstruik > braam
druivenstruik > druif
druivenplant > druif
druif = wijnstok = vitis
zacht fruit > blauwe bes | framboos | rode bes | kruisbes | braam | aardbei
kleinfruit > blauwe bes | framboos | rode bes | kruisbes | braam | druif
fruitboom > appel | peer | kers | pruim | vijg | walnoot
fruitbomen > appel | peer | kers | pruim | vijg | walnoot
sering = syringa
hibiscus = altheastruik = chinese roos
toverhazelaar = hamamelis = toverhazelnoot
rododendron = rhododendron = alpenroos
azalea > japanse azalea
camelia = camellia = japanse roos
rotsheide = pieris
kornoelje = cornus
lavendel = lavandula = lavander = lavendula
mahonia = mahoniestruik = druifheester
hertshooi = hypericum = sint janskruid
boerenjasmijn = philadelphus
sneeuwbes = symphoricarpos = radijsboompje
zevenzonenboom = heptacodium
heide = erica = calluna = hei = heideplant
hortensia = hydrangea = hortentia = hydrangia
boerenhortensia > bolhortensia
bolhortensia > boerenhortensia | sneeuwbalhortensia
pluimhortensia = hydrangea paniculata
annabelle > sneeuwbalhortensia
klimhortensia = klimmende hortensia
schermhortensia > randhortensia
randhortensia = kanthortensia = schermhortensia = tellerhortensia
roos = rosa = rozenstruik
rozenstruik > struikroos | trosroos
klimroos = klimmende roos
stamroos = roos op stam
treurroos > stamroos
blauwe regen = wisteria = blauweregen = glycine = blauwe druivenregen = wisteria sinensis
witte regen > wisteria
clematis = bosrank
klimop = hedera
toscaanse jasmijn = sterjasmijn = trachelospermum = toscaanse jasmijnstruik = sterrenjasmijn
jasmijn > toscaanse jasmijn | winterjasmijn | boerenjasmijn
wilde wingerd = parthenocissus = wingerd
wilde wijnrank > wilde wingerd
kamperfoelie = lonicera = geitenblad
passiebloem = passiflora
trompetbloem = campsis = trompetklimmer
schijnaugurk = akebia
winterjasmijn = jasminum nudiflorum
kerstroos = helleborus = nieskruid
lenteroos = helleborus orientalis
ooievaarsbek = geranium = tuingeranium = vaste geranium
geranium > hanggeranium | ooievaarsbek
pelargonium > hanggeranium
siersalie = salvia = salie
hosta = hartlelie = funkia
zonnehoed > echinacea | rudbeckia
echinacea > zonnehoed
rudbeckia > zonnehoed
kattenkruid = nepeta = kattekruid
duizendblad = achillea
hemelsleutel = sedum = vetkruid = hylotelephium
ijzerhard = verbena
prachtkaars = gaura = oenothera lindheimeri
vlambloem = phlox = flox
herfstanemoon = japanse anemoon = anemone
herfstaster > aster
purperklokje = heuchera
longkruid = pulmonaria
elfenbloem = epimedium
astilbe = pluimspirea = spirea astilbe
vingerhoedskruid = digitalis = vingerhoed
akelei = aquilegia
vrouwenmantel = alchemilla
zenegroen = ajuga
varen = varens
ridderspoor = delphinium
stokroos = alcea
margriet = leucanthemum
koninginnekruid = leverkruid
kogeldistel = echinops
pioenroos = pioen = paeonia = boerenroos
schildpadbloem = chelone
maagdenpalm = vinca
dikkemanskruid = pachysandra = schaduwkruid
dwergmispel = cotoneaster
tijm = thymus = thijm
lievevrouwebedstro = galium
prachtriet = miscanthus
lampenpoetsersgras = pennisetum = lampepoetsersgras = cenchrus
pampasgras = cortaderia = pampagras = pluimgras
vedergras = stipa = nassella
struisriet = calamagrostis
zegge = carex
bosgras = hakonechloa
zwenkgras = schapengras = festuca = blauwgras
blauw gras > blauw schapengras
veldbies = luzula
zwart gras > zwart siergras
slangenbaard = ophiopogon
bamboe = fargesia = bamboo
niet woekerende bamboe > fargesia
palm = palmboom = palmbomen
waaierpalm = trachycarpus = hennep palm
dwergpalm = chamaerops = chamaedorea
dadelpalm = phoenix
olijfboom = olea = olijf = olijvenboom = olijfbomen
oleander = nerium
citroenboom = citrus = citroen = citrusboom
sinaasappelboom > citrus
bananenplant = banaan = musa = bananenboom
manuka = leptospermum
laurus nobilis > echte laurier
keukenlaurier > echte laurier
laurierblad > echte laurier
den = pinus = dennenboom
spar = picea = sparrenboom
jeneverbes = juniperus
cipres = cypres = cupressus
watercipres = metasequoia
tulp = tulpen = tulipa = tulpenbol
narcis = narcissen = paasbloem = paasbloemen = trompetnarcis
krokus = crocus
sneeuwklokje = galanthus
blauwe druif = druifhyacint = muscari = blauwe druifjes
hyacint = hyacinthus
sierui = allium
keizerskroon = fritillaria imperialis
kievitsbloem = fritillaria meleagris
winterakoniet = eranthis
lelie = lilium
gladiool = gladiolus
canna = bloemriet = indisch bloemriet
bloembol = bloembollen
voorjaarsbol > tulp | narcis | krokus | hyacint | sneeuwklokje | blauwe druif
voorjaarsbloeiers > tulp | narcis | krokus | sneeuwklokje
lentebol > tulp | narcis | krokus
zomerbol > dahlia | lelie | gladiool | canna
gatenplant = monstera
zz plant = zamioculcas = zzplant = emeraldpalm
vrouwentong = sansevieria = sanseveria = slangenplant = wijventong
vioolbladplant = ficus lyrata = tabaksplant = vioolplant
rubberplant = rubberboom = ficus elastica
paradijsvogelplant = strelitzia = paradijsvogelbloem
drakenboom = dracaena = drakenbloedboom
kentiapalm = howea = kentia
arecapalm = areca = goudpalm
pannenkoekplant = pilea = pannenkoekenplant
graslelie = chlorophytum = spinplant
pothos = epipremnum = scindapsus = drakenklimop
olifantsoor = alocasia
lepelplant = spathiphyllum = vredeslelie
flamingoplant = anthurium
orchidee = phalaenopsis = vlinderorchidee = orgidee
krulvaren = nephrolepis
nestvaren = asplenium nidus
gebedsplant = maranta
wasbloem = hoya
stippenplant = begonia maculata
bromelia = guzmania
amaryllis = hippeastrum = ridderster
aloe vera = aloe
jadeplant = crassula = geldboom = vetboom
erwtenplant = senecio rowleyanus = erwtenplantje = string of pearls = parelketting
olifantspoot = beaucarnea = flessenplant
schoonmoedersstoel = bolcactus = gouden bal
schijfcactus = opuntia
kerstcactus = schlumbergera = lidcactus
succulent = vetplant = sukkulent
huisplant = kamerplant = binnenplant = potplant = huiskamerplant
kamerpalm > kentiapalm | arecapalm | dwergpalm | yucca
calathea = goeppertia = pauwenplant
tomaat = tomaten = tomatenplant
paprika > paprikaplant
courgette = zucchini
rozemarijn = rosmarinus
munt = mint = muntplant = mentha
bieslook = schoenoprasum
aardbei = aardbeienplant = aardbeiplant = fragaria
keukenkruiden = kruiden = kruidenplant = kruidenplanten
petunia = surfinia = hangpetunia
viool = viooltjes = violen = viola
waterlelie = nymphaea = lelie vijver
gele lis > iris
iris > gele lis
dotterbloem = caltha
vergeet mij nietje = myosotis = vergeetmijnietje
zuurstofplant = hoornblad = zuurstofplanten
groendak = sedumdak = groen dak = dakbegroeiing = dakbeplanting
sedumdak > sedummat | sedumcassette | sedumplug
klaproos = papaver
korenbloem = centaurea cyanus
zonnebloem = helianthus
oost indische kers = tropaeolum = oostindische kers
cosmea = cosmos
goudsbloem = calendula
bloemenmengsel = wildbloemenmengsel = veldbloemen = wilde bloemen = bloemenmix = bloemenweide = bijenmengsel
sla > pluksla
boon = sperzieboon = bonen
zaadjes = zaden = zaad
groentezaad = groentezaden = groente zaaien
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
luizen > lieveheersbeestjeslarven
luis > lieveheersbeestjeslarven
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
boom > sierboom | vormboom
sierboom = sierbomen
struik = heester = struiken
heester = heesters
klimplant = klimmer = klimplanten = gevelplant
bodembedekker = bodembedekkers = grondbedekker = kruipplant
vaste plant = vaste planten = borderplant = borderplanten = overblijvende plant
eenjarige = eenjarige planten = perkgoed = perkplanten = zomerbloeiers = balkonbloemen
vijverplant = waterplant = oeverplant = moerasplant
mediterraan = mediterrane = zuiders = tropisch = exotisch
borderpakket = beplantingspakket = plantenpakket = border pakket
dakboom = parasolboom = dakvorm = schermboom
leiboom = leivorm = spalierboom = leibomen
bolboom = bolvorm = bolbomen
zuilboom = zuilvorm
treurboom = treurvorm
zandbak zand > speelzand
straatzand > brekerzand
pioen > pioenroos
teunisbloem > prachtkaars
ficus = vijgenplant
yucca = palmlelie
salie > siersalie
rozebottel > hondsroos
rozenbottel > hondsroos | egelantier
hazelnoot > hazelaar
hazelnotenboom > hazelaar
kornoeljestruik > kornoelje
robinia = acacia
wolfsmelk > euphorbia
`;
