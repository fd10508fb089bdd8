/** What grows in a room, a kitchen garden, a pond or from seed. `a = b` is meant both ways; `a > b | c` helps the asker of a to b or c, not the other way round. */
export const indoorNames = `
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
begonia > begonia | eenjarige
geldboompje > jadeplant
schoonmoederstoel > schoonmoedersstoel
palmvaren > palm
vioolblad > vioolbladplant
kamerficus > ficus
zebraplant > haworthia zebra | calathea
pantoffelplant > kamerplant
lucky plant > pannenkoekplant
chinese geldplant > pannenkoekplant
tekenplant > pothos
vrouwentongplant > vrouwentong
bladbegonia > stippenbegonia
waspalm > olifantspoot
levende steentjes > haworthia | echeveria
sempervivum > echeveria | hemelsleutel
huislook > echeveria | hemelsleutel
snoeptomaat > tomaat
trostomaat > tomaat
cherrytomaat > tomaat
slazaad > pluksla
wortelen > wortel
worteltjes > wortel
peen > wortel
boontjes > sperzieboon
sperziebonen > sperzieboon
snijbonen > sperzieboon
courgettes > courgette
`;
