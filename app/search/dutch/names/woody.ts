/** Hedges, trees, shrubs, roses, climbers and fruit. `a = b` is meant both ways; `a > b | c` helps the asker of a to b or c, not the other way round. */
export const woodyNames = `
appelaar > appel
perelaar > peer
kerselaar > kers
pruimelaar > pruim
notelaar > walnoot
notenboom > walnoot | hazelaar
vijgelaar > vijg
druivelaar > druif
kruisbes = stekelbes = klapbes
heg = haag
haag > haagplant | haagplanten
heg > haagplant
haagplanten = hegplanten = heggenplanten = hegplant
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
zilverspar > blauwspar
kerstspar > fijnspar
cipressen > cipres | lawsoncipres | leylandii
bolcatalpa = bol catalpa
fruitstruik > blauwe bes | framboos | rode bes | kruisbes | braam
fruitstruiken > blauwe bes | framboos | rode bes | kruisbes | braam
bessenstruiken > blauwe bes | rode bes | kruisbes
eetbare bessen > blauwe bes | rode bes | kruisbes | framboos | braam
doornhaag > meidoorn | sleedoorn | vuurdoorn | zuurbes
doornstruik > meidoorn | sleedoorn | vuurdoorn | zuurbes
stekelhaag > meidoorn | sleedoorn | vuurdoorn | zuurbes | hulst
inbraakhaag > meidoorn | sleedoorn | vuurdoorn | zuurbes
wijnrank = druif
wijnstok = druif
druivenrank = druif
jeneverstruik > jeneverbes
sterhyacint > blauwe druif
blauwe klokjes > blauwe druif | hyacint
pinksterroos > pioenroos
pinksterbloem > pioenroos
schietwilg > wilg
haagdoorn > meidoorn
zwarte doorn > sleedoorn
hegdoorn > meidoorn
hazelnootstruik > hazelaar
hazelnotenstruik > hazelaar
hulstboom > hulst
kerstdoorn > hulst
ilex > hulst
steeneik > leisteeneik
wintereik > eik
jasmijnstruik > boerenjasmijn | toscaanse jasmijn
welriekende jasmijn > boerenjasmijn
hedera haag > hedera kant-en-klare haag
rozelaar > struikroos | trosroos
zichzelf bestuift > zelfbestuivend
bestuift zichzelf > zelfbestuivend
zelfbestuiver > zelfbestuivend
`;
