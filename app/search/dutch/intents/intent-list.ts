/**
 * What a shopper says, and the facet it means. `a, b: facet=Value|Value` (any value will do);
 * A phrase with a ! counts only word for word. `;` separates alternatives, `&` joins conditions that must hold together. The first alternative is the one shown as a filter.
 */
export const intentLines = `
schaduw, schaduwplant, schaduwplanten, in de schaduw, schaduwrijk, schaduwrijke, schaduwrijke plek, volle schaduw, noordkant, op het noorden, noorden, donkere plek, donkere hoek, donker hoekje, weinig zon, geen zon, zonder zon, schaduwminnend, onder bomen: standplaats=Schaduw ; lichtbehoefte=Weinig licht
halfschaduw, half schaduw, halfschaduwplant, lichte schaduw, beetje schaduw, ochtendzon, avondzon, oosten, westen, op het oosten, op het westen: standplaats=Halfschaduw ; lichtbehoefte=Veel indirect licht
zon, volle zon, zonnig, zonnige, zonnige plek, zonplant, zonminnend, zuiden, op het zuiden, zuidkant, veel zon, zonneplek, in de zon, heet, hete, warme plek, warm, warme, bloedheet: standplaats=Zon ; lichtbehoefte=Volle zon
waterplant kamer, veel water: waterbehoefte=Veel ; grondsoort=Natte grond
weinig licht, donkere ruimte, donker, zonder ramen, niet veel licht, zonder veel licht, niet veel daglicht, weinig daglicht, zonder daglicht, geen daglicht: lichtbehoefte=Weinig licht ; standplaats=Schaduw
donkere kamer, donkere woonkamer, badkamer, slaapkamer donker, donkere slaapkamer: lichtbehoefte=Weinig licht
veel licht, lichte kamer, indirect licht, lichte plek: lichtbehoefte=Veel indirect licht|Volle zon
wintergroen, wintergroene, groenblijvend, groenblijvende, bladhoudend, !altijd groen, !altijd groene, !groen blijft, altijdgroen, altijdgroene, blijft groen, groen in de winter, winter groen, bladhoudende, geen bladverlies, zonder bladverlies, verliest geen blad, niet kaal in de winter, !hele jaar groen, !het hele jaar groen, !hele jaar door groen, !groen het hele jaar, !jaarrond groen, immergroen, immergroene, jaarrondgroen, evergreen: bladhoudend=Wintergroen ; bladhoudend=Halfwintergroen
halfwintergroen, half wintergroen, halfwintergroene: bladhoudend=Halfwintergroen
bladverliezend, bladverliezende, verliest blad: bladhoudend=Bladverliezend
winterhard, winterharde, winterhardheid, vorstbestendig, vorstbestendige, bestand tegen vorst, tegen vorst, vorst, kan tegen kou, tegen kou, tegen de kou, strenge winter, strenge winters, koude winter, koude winters, winter overleven, overleeft de winter, winter buiten blijven, in de winter buiten, winterbestendig, winters niet dood, winter niet dood, niet dood in de winter, niet doodvriest, niet dood vriest, niet bevriest: winterhardheid=Zeer goed (-20 °C en lager)|Goed (-15 °C)
niet winterhard, niet winterharde: winterhardheid=Niet winterhard|Beschutten (-5 °C)
inheems, inheemse, nederlands, nederlandse, streekeigen, autochtoon, autochtone, wilde plant, wilde planten, uit nederland: eigenschap=Inheems
bij, bijen, bijenplant, bijenplanten, bijvriendelijk, bijvriendelijke, bijenvriendelijk, bijenvriendelijke, goed voor bijen, hommel, hommels, nectar, nectarplant, insecten, insectenplant, drachtplant, insectvriendelijk, bestuivers, bijen lokken, bijenmagneet: eigenschap=Bijvriendelijk
vlinder, vlinders, vlinderplant, vlinderplanten, vlindervriendelijk, vlinders lokken, vlindertuin, waardplant: eigenschap=Vlinders
vogel, vogels, vogelvriendelijk, vogelvriendelijke, vogelplant, vogels lokken, vogeltuin, goed voor vogels: eigenschap=Vogels
geurend, geurende, geur, lekker ruiken, ruikt lekker, lekker ruikend, lekker ruikende, lekkere geur, heerlijk geurend, heerlijk geurende, geurige, geurig, ruikend, parfum, ruiken: eigenschap=Geurend
eetbaar, eetbare, eten, eetbare tuin, snoeptuin, pluktuin, opeten, vruchten, fruit oogsten, eetbare bloemen: eigenschap=Eetbaar
droogtebestendig, droogtebestendige, droogte, droge plek, tegen droogte, bestand tegen droogte, weinig water, niet veel water, weinig water nodig, geen water, geen water nodig, zonder water, droog, hitte, hittebestendig, droogteresistent, zuinig met water, niet vaak water, vergeet water te geven: eigenschap=Droogtebestendig ; waterbehoefte=Weinig
droge grond, droge bodem, droge tuin: grondsoort=Droge grond ; eigenschap=Droogtebestendig
zandgrond, zanderige grond: grondsoort=Zand
veengrond, veen: grondsoort=Veen
kalkgrond, kalkrijke grond, kalkrijk: grondsoort=Kalkrijke grond
leem, leemgrond, zavel: grondsoort=Leem
windbestendig, windbestendige, wind, tegen wind, kust, zilte wind, zeewind: eigenschap=Windbestendig
hond, honden, hond veilig, hondveilig, veilig voor honden, hondvriendelijk, hondvriendelijke, kat, katten, poes, kat veilig, veilig voor katten, katvriendelijk, kattenvriendelijk, kat vriendelijk, hond vriendelijk, huisdier, huisdieren, huisdierveilig, huisdiervriendelijk, huisdiervriendelijke, diervriendelijk, diervriendelijke, veilig voor huisdieren, veilig voor dieren, niet giftig, niet giftige, niet giftig voor katten, niet giftig voor honden, niet giftig katten, niet giftig honden, gifvrij, zonder gif, geen gif, ongiftig, ongiftige, konijn, konijnen, cavia, kindveilig, kindvriendelijk, baby, peuter, veilig voor kinderen, niet giftig voor kinderen: huisdierveilig=Ja ; eigenschap=Huisdierveilig ; toepassing=Huisdieren
giftig, giftige, giftig bij inname: eigenschap=Giftig bij inname
snelgroeiend, snelgroeiende, snel groeiend, snel groeiende, snelle groeier, snel groeien, snelle groei, snel dicht, snel hoog, groeit snel, snelgroeier, snel, snelle, hard groeien: groeisnelheid=Zeer snel (60+ cm)|Snel (40-60 cm)
langzaam groeiend, langzaam groeiende, traag, trage, langzaamgroeiend, langzaam, traaggroeiend, langzame groeier: groeisnelheid=Traag (0-20 cm)
januari, bloeit in januari: bloeimaand=Januari
februari, bloeit in februari: bloeimaand=Februari
maart, bloeit in maart: bloeimaand=Maart
april, bloeit in april: bloeimaand=April
mei, bloeit in mei: bloeimaand=Mei
juni, bloeit in juni: bloeimaand=Juni
juli, bloeit in juli: bloeimaand=Juli
augustus, bloeit in augustus: bloeimaand=Augustus
september, bloeit in september: bloeimaand=September
oktober, bloeit in oktober: bloeimaand=Oktober
november, bloeit in november: bloeimaand=November
december, bloeit in december: bloeimaand=December
winterbloeier, winterbloeiend, winterbloeiende, bloeit in de winter, winterbloei, bloei winter, bloeiend winter, bloeien in winter, bloeiers winter, winterbloeiers, bloemen in de winter, bloeit kerst, bloei kerst, bloeien kerst, bloeit met kerstmis, winter: bloeimaand=December|Januari|Februari
voorjaarsbloeier, bloeit in het voorjaar, voorjaar, lente, lentebloeier, bloei voorjaar, voorjaarsbloei, lentebloei, in bloei in het voorjaar: bloeimaand=Maart|April|Mei
vroegbloeier, vroegbloeiers, vroege bloei, vroegbloeiend, vroegbloeiende, vroeg bloeiend, vroeg bloeiende, vroeg bloeien, vroeg in bloei, vroege bloeier: bloeimaand=Januari|Februari|Maart ; bloeimaand=April
zomerbloeier, zomerbloeiend, bloeit in de zomer, bloei zomer, zomer, zomerbloei: bloeimaand=Juni|Juli|Augustus
herfstbloeier, najaarsbloeier, bloeit in de herfst, bloeit in het najaar, herfst, najaar, late bloei, herfstbloei, laatbloeiend, laatbloeiende: bloeimaand=September|Oktober|November
bloeiend, bloeiende, bloeit, bloei, bloeiers, bloeien, met bloemen, bloemrijk: bloeimaand=* ; tag=bloeiend ; bloemkleur=*
lang bloeiend, langbloeiend, langbloeiende, lange bloei, bloeit lang: bloeimaand=Juni&bloeimaand=September ; bloeimaand=Juli&bloeimaand=Oktober
makkelijk, makkelijke, gemakkelijk, gemakkelijke, onderhoudsvriendelijk, onderhoudsvriendelijke, onderhoudsarm, onderhoudsarme, weinig onderhoud, laag onderhoud, sterke, sterk, onverwoestbaar, onverwoestbare, beginner, beginners, voor beginners, geen groene vingers, zonder groene vingers, niet dood te krijgen, makkelijk te verzorgen, makkelijk onderhoud: onderhoud=Makkelijk ; eigenschap=Droogtebestendig ; groep=sedum
hangend, hangende, hangplant, hangplanten, afhangend: plantvorm=Hangend
groot, grote, xl, xxl, extra groot, hoge: tag=groot ; eindhoogte=4-8 m|8+ m
hoog, hoge, metershoog: eindhoogte=2-4 m|4-8 m|8+ m ; eindhoogte=1-2 m
laag, lage, laagblijvend, laagblijvende, laag blijvend, laag blijvende, compact, compacte, laag blijven, blijft laag, dwergvorm: eindhoogte=0-30 cm|30-60 cm|60-100 cm
klein, kleine, kleinblijvend, kleinblijvende, kleine tuin, blijft klein, mini, voor kleine tuin: eindhoogte=0-30 cm|30-60 cm|60-100 cm|1-2 m ; eindhoogte=2-4 m
kleine boom, kleine bomen, boom kleine tuin, boom voor kleine tuin, klein boompje, bomen kleine tuin, kleine bomen voor een kleine tuin: groep=bomen-sier|bomen-vorm|fruit&eindhoogte=2-4 m|4-8 m|1-2 m
blote wortel, met blote wortel, bw: wortelvorm=Blote wortel
kluit, met kluit, kluitgoed: wortelvorm=Met kluit ; kerst_vorm=Met kluit
!in pot, !in een pot, potgekweekt, containerplant: wortelvorm=In pot ; kerst_vorm=In pot
gezaagd, gezaagde, afgezaagd: kerst_vorm=Gezaagd
zuil, zuilvormig, zuilvormige, zuilvorm, smal, smalle, zuilboom, zuilbomen: vorm=Zuil
!bol, bolvormig, bolvormige, bolvorm, bolboom, bolbomen: vorm=Bol
lei, leivorm, leiboom, leibomen: vorm=Lei
dakvorm, dakboom, dakbomen, parasolvorm: vorm=Dak
treur, treurvorm, treurboom, treurbomen: vorm=Treur
meerstammig, meerstammige, meerstam: vorm=Meerstammig
hoogstam, !op stam, !op een stam, hoogstammig: vorm=Hoogstam|Halfstam
halfstam: vorm=Halfstam
vierkant, vierkante: vorm=Vierkant
rechthoek, rechthoekig, rechthoekige, langwerpig, langwerpige: vorm=Rechthoek
rond, ronde: vorm=Rond
driehoek, driehoekig: vorm=Driehoek
vormsnoei, vormboom, vormbomen: groep=bomen-vorm
natte grond, nat, natte, vochtige grond, moeras, moerassig, drassig, oever, waterkant, vochtig: grondsoort=Natte grond ; groep=vijverplanten
zure grond, zuurminnend, zuurminnende, zure bodem: grondsoort=Zure grond
kleigrond, klei, zware klei, zware grond: grondsoort=Klei
haagplant, haagplanten, haag, heg, hagen, heggen, hegplant, haagje: groep=haag-blad|haag-groen|haag-kant-en-klaar
kant en klaar, kant en klare, kant en klare haag: groep=haag-kant-en-klaar
buxusvervanger, buxusvervangers, vervanger buxus, buxus vervanger, alternatief buxus, in plaats van buxus, buxus vervangen: tag=buxusvervanger
boom, bomen, boompje, boompjes, sierboom, tuinboom: groep=bomen-sier|bomen-vorm ; groep=fruit&vorm=Halfstam|Hoogstam|Lei|Zuil ~ tag=boom
vruchtboom, fruitboom, fruitbomen, boom vruchten, boom eetbare vruchten, eetbare vruchten, boom met fruit: groep=fruit&vorm=Halfstam|Hoogstam|Lei|Zuil ; groep=fruit
fruit, fruitplant, kleinfruit: groep=fruit
bloesem, bloesemboom, bloesembomen, bloesems: groep=bomen-sier&bloeimaand=Maart|April|Mei
heester, heesters, struik, struiken, bloeiende struik, sierheester: groep=heesters ; groep=hortensia ; vorm=Struik ; groep=haag-blad
klimplant, klimplanten, klimmer, klimmend, klimmende, muurplant, gevelplant, gevelplanten, gevelgroen, pergola begroeien, schutting begroeien, !tegen muur, !tegen een muur, !tegen de muur, !tegen schutting, !tegen de schutting, begroeiing: groep=klimplanten ; soort=Klimroos
vaste plant, vaste planten, borderplant, borderplanten, border, meerjarig, meerjarige, overblijvend, overblijvende: groep=vaste-planten
bodembedekker, bodembedekkers, bodembedekkend, bodembedekkende, grondbedekker, onkruidonderdrukker: groep=bodembedekkers
siergras, siergrassen, !grassen, ornamenteel gras: groep=siergrassen
bamboe, bamboes, bamboeplant: groep=bamboe
mediterraan, mediterrane, zuiders, zuiderse, italiaans, spaans, exotisch, exotische, tropisch, tropische: groep=med
kuipplant, kuipplanten, terrasplant: tag=kuipplant
palm, palmen, palmboom, palmbomen: soort=Palm|Kentiapalm|Arecapalm|Chamaedorea
conifeer, coniferen, naaldboom, naaldbomen, conifeertje: groep=sierconiferen ; soort=Thuja|Leylandii|Taxus|Chamaecyparis
bloembol, bloembollen, !bollen, bolgewas, bolgewassen, !bolletjes: groep=bollen
voorjaarsbol, voorjaarsbollen, lentebollen, bollen voor voorjaar: groep=bollen&bloeimaand=Februari|Maart|April|Mei
zomerbol, zomerbollen, zomerbloeiende bollen: groep=bollen&bloeimaand=Juli|Augustus
kamerplant, kamerplanten, huisplant, binnenplant, binnen, woonkamer, huiskamer, slaapkamer, kantoor, vensterbank, bureau, werkplek, werkkamer, studeerkamer, studentenkamer, hal, gang, in huis, plant in huis, kantoorplant: groep=kamerplanten ; groep=vetplanten
vetplant, vetplanten, succulent, succulenten: groep=vetplanten
moestuin, moestuinplant, groenteplant, groente, groenten, moestuinieren: groep=moestuin&eigenschap=Eetbaar ; soort=Groenteplant|Groentezaad
kruiden, kruid, keukenkruiden, kruidenplant, kruidenplanten: soort=Kruidenplant ; soort=Kruidenzaad
eenjarig, eenjarige, perkplant, perkgoed, perkplanten, zomergoed: soort=Eenjarige
balkon, balkonplant, balkonplanten, dakterras, terras, potplant buiten: tag=balkon ; tag=kuipplant
vijverplant, vijverplanten, waterplant, waterplanten, oeverplant, moerasplant, moerasplanten: groep=vijverplanten ; groep=vijver
vijver: groep=vijver ; groep=vijverplanten
groendak, groen dak, sedumdak, dakbegroeiing: groep=sedum
zaad, zaden, zaadjes, zaaien, zaaigoed: groep=zaden
bloemzaad, bloemzaden, bloemen zaaien: soort=Bloemzaad|Bloemenmengsel
groentezaad, groentezaden, groente zaaien: soort=Groentezaad
gazon, grasveld, grasmat: groep=gazon
kunstgras: soort=Kunstgras
potgrond, potaarde: toepassing=Potgrond
mest, meststof, meststoffen, bemesten, bemesting, voeding, plantenvoeding: groep=mest ; soort=Gazonmest
bestrijding, bestrijdingsmiddel, bestrijden, ongedierte, ongediertebestrijding, plaag, plagen: groep=bestrijding
slakken, slak, tegen slakken: toepassing=Slakken
onkruid, tegen onkruid, onkruidbestrijding, onkruid bestrijden: toepassing=Onkruid
insectenbestrijding, luizen, bladluis, bladluizen, kevers, larven: toepassing=Insecten
schimmel, schimmels, meeldauw, ziekten, ziekte, roest: toepassing=Schimmels en ziekten
winterbescherming, bescherming tegen vorst, inpakken winter, planten inpakken: soort=Winterbescherming
gereedschap, tuingereedschap: groep=gereedschap
snoeien, snoeigereedschap: soort=Snoeischaar|Heggenschaar|Zaag
bewatering, water geven, begieten, sproeien: groep=bewatering
tuinhout: groep=hout
tuinmeubel, tuinmeubelen, tuinmeubels, tuinset, meubels, meubelen: groep=meubelen
parasol, parasols, zonwering: groep=parasols
verlichting, lampen, lamp, tuinverlichting: soort=Verlichting
vuur, vuurplaats, buitenvuur: soort=Vuurschaal|Tuinhaard
vogelvoer, vogels voeren, wintervoer vogels: soort=Vogelvoer
kerst, kerstmis, kerstspullen: groep=kerst
kerstboom, kerstbomen, kerstboompje: soort=Kerstboom
kunstkerstboom, nepkerstboom: boomtype=Kunst
cadeau, kado, cadeautje, geschenk, weggeven, kadootje: tag=cadeau ; groep=cadeau
verjaardag, verjaardagscadeau, jarig: gelegenheid=Verjaardag
housewarming, nieuwe woning, nieuw huis, verhuizing: gelegenheid=Nieuwe woning
bedankje, bedanken: gelegenheid=Bedankje
sterkte, beterschap, condoleance: gelegenheid=Sterkte
aanbieding, aanbiedingen, sale, korting, uitverkoop, actie, acties: aanbieding=Ja
nieuw, nieuwe, nieuwste, nieuw in assortiment: nieuw=Ja
bonte, bontbladig, bontbladige: bladkleur=Bont
rood blad, roodbladig, roodbladige, rode bladeren: bladkleur=Rood
zwart blad, donker blad: bladkleur=Zwart
grijs blad, grijsbladig: bladkleur=Grijs
moederdag, moederdagcadeau: gelegenheid=Moederdag
zakelijk, zakelijke, kantoorkerstboom, bedrijf: tag=zakelijk
niet woekerend, niet woekerende, niet-woekerend, woekert niet, niet woekert, niet woekeren, niet gaat woekeren, niet te woekeren, niet uitloopt, geen uitlopers, geen uitlopers maakt, zonder uitlopers, zonder woekeren: tag=niet-woekerend
woekerend, woekerende: tag=woekerend
hek, hekwerk: soort=Hekwerk
pot, potten, bloempot, bloempotten, plantenpot, sierpot: soort=Bloempot ; groep=potten
plantenbak, plantenbakken, bloembak: soort=Plantenbak
biologisch, biologische, bio: biologisch=Ja ; toepassing=Biologisch
turfvrij, zonder turf, turfvrije, veenvrij: turfvrij=Ja
elektrisch, elektrische, op stroom, met stroom: stroom=230V|Accu ; stroom=Batterij
accu, op accu, met accu, oplaadbaar, oplaadbare, draadloos, draadloze, snoerloos, snoerloze: stroom=Accu ; stroom=Batterij
zonne energie, op zonne energie, solar, zonnecel, zonnepaneel: stroom=Solar
batterij, batterijen, op batterijen: stroom=Batterij
cortenstaal, corten: materiaal=Cortenstaal
!houten, hout: materiaal=Hout|Douglas|Grenen|Geïmpregneerd grenen|Teak|Steigerhout|Keruing ; houtsoort=*
herfstkleur, herfstkleuren, mooie herfstkleur, verkleurend, kleurt in de herfst, verkleurt in de herfst, herfst verkleuren: eigenschap=Herfstkleur ; tag=verkleurend
met bessen: eigenschap=Bessen
snijbloem, snijbloemen, snijbloementuin, voor op de vaas, vaas, boeket: eigenschap=Snijbloem ; soort=Dahlia|Tulp|Gladiool|Lelie|Pioenroos|Zonnehoed
rotstuin, rotsplant, rotstuintje, grindtuin, vakantiehuis: eigenschap=Droogtebestendig ; groep=sedum
prairietuin, prairie: soort=Zonnehoed|IJzerhard|Prachtkaars|Duizendblad|Siersalie
!voor buiten, !buiten, buitenplant, buitenplanten, !in de tuin: standplaats=* ; gebruik=Buiten
!voor binnen, !binnen: groep=kamerplanten ; groep=vetplanten ; gebruik=Binnen
kamerpalm, kamerpalmen, binnenpalm, palm binnen: soort=Kentiapalm|Arecapalm|Chamaedorea ~ soort=Yucca|Dracaena ~ soort=Palm
schaduw geven, schaduw geeft, geeft schaduw, schaduwboom, schaduwbomen, schaduwgevend, schaduwgevende, schaduw terras, schaduw op terras: vorm=Dak ; groep=bomen-vorm ; groep=bomen-sier&vorm=Hoogstam
plant, planten, plantje, plantjes, beplanting, tuinplant, tuinplanten: standplaats=* ; lichtbehoefte=*
onderhoudsvrij, onderhoudsvrije, weinig werk, zonder onderhoud, geen onderhoud, zonder werk, onderhoudsloos, niet veel onderhoud: onderhoud=Makkelijk
zieke, ziek, ziekenhuis, opknapper, rouw, overlijden, uitvaart: gelegenheid=Sterkte
collega, buurvrouw, buurman, vriendin, vriend, schoonmoeder, schoonouders, tante, tuinliefhebber, plantenliefhebber, gastvrouw, geven als cadeau, leuk om te geven: tag=cadeau ; groep=cadeau
planten vijver, plant vijver, beplanting vijver, planten vijverrand, planten in water: groep=vijverplanten
planten balkon, bloemen balkon, planten balkonbak, bloemen balkonbak, planten dakterras: tag=balkon ; soort=Eenjarige ; tag=kuipplant
planten pot, plant pot, planten potten, planten bloembak, planten plantenbak, bloemen pot, bloemen bloembak: tag=kuipplant|balkon ; soort=Eenjarige
`;
