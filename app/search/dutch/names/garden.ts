/** Perennials, grasses, bulbs and all that grows outside without wood. `a = b` is meant both ways; `a > b | c` helps the asker of a to b or c, not the other way round. */
export const gardenNames = `
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
lavendelheide > rotsheide
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
snijbloem > snijbloemen
plukbloemen > snijbloem
plukboeket > snijbloem
bijenvoer > bijvriendelijk
vlijtig liesje > eenjarige
vlijtige liesjes > eenjarige
afrikaantjes > eenjarige
bloeiende hanging basket > hangpetunia | hanggeranium
paaslelie > narcis
paaslelies > narcis
taluud > talud
talud > bodembedekker
helling > bodembedekker
bloemenzaadjes > bloemenmengsel
ijzerkruid > ijzerhard
madelief > margriet
margrietjes > margriet
paasbloem = narcis
tijloos > narcis
paasklok > narcis
lenteklokje > sneeuwklokje
boterbloem > dotterbloem
waterviolier > hoornblad
vlinderbloem > vlinderstruik
herfstsering > vlinderstruik
meizoentje > margriet
stinkende gouwe > stinkend nieskruid
kruipklimop > klimop
pluimriet > prachtriet | pampasgras
olifantsgras > prachtriet
chinees riet > prachtriet
zwenkgrassen > zwenkgras
parelgras > vedergras
engelenhaar > vedergras
dakbedekking > sedummat | sedumcassette
geraniums hangend > hanggeranium
hangende geranium > hanggeranium
hanggeraniums > hanggeranium
balkongeranium > hanggeranium
`;
