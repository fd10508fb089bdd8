/** What a shopper says for goods and chores, and the kind of thing it means; written as in intent-list.ts; after ~ stands what is shown behind it when there is little. */
export const goodsIntentLines = `
snoeischaar, snoeischaren, tuinschaar, rozenschaar, bloemenschaar, knipschaar, schaar, takkenschaar, takkenschaartje, takschaar, loppers, snoeitang: soort=Snoeischaar ~ soort=Heggenschaar ~ soort=Zaag
heggenschaar, heggeschaar, hegschaar, haagschaar, heg knippen, haag knippen, heg snoeien, haag snoeien, schaar heg knippen, schaar haag, schaar heg, heggensnoeier, heggentrimmer, heggenknipper: soort=Heggenschaar ~ soort=Snoeischaar
zaag, snoeizaag, takkenzaag, boomzaag, handzaag, vouwzaag, tuinzaag, takken zagen, takken afzagen, zagen: soort=Zaag ~ soort=Snoeischaar
takken snoeien, takken knippen, rozen snoeien, fruitboom snoeien, snoeien, snoeigereedschap: soort=Snoeischaar|Zaag ~ soort=Heggenschaar
schep, schop, spade, spa, spitten, spitspade, bats, kuil graven, gat graven, graafschep, tuinschep: soort=Spade ~ soort=Handgereedschap
schepje, plantschep, plantschepje, handschep, handschepje, tuinschepje, troffel, handgereedschap: soort=Handgereedschap ~ soort=Planter ~ soort=Spade
bollenplanter, bollenboor, bollen planten gereedschap, gereedschap bollen planten, bollen poten, plantboor, pootstok: soort=Planter ~ soort=Handgereedschap
schoffel, schoffelen, hak, hakje, onkruidschoffel, wieden, wiedvork: soort=Schoffel ~ soort=Onkruid
hark, harken, bladhark, gazonhark, tuinhark, bladeren harken, blad harken, bladeren opruimen, bladeren verzamelen, hooihark, rijf: soort=Hark
verticuteren, verticuteerhark, verticuteermachine, gras verticuteren, gazon verticuteren, gazon beluchten, mos harken, mos, mos gazon, mosbestrijding, moshark, verticuteerder: soort=Hark ~ soort=Gazonmest|Kalk|Graszaad
strooiwagen, strooier, meststrooier, mest strooien, zaaimachine, zaaiwagen, kunstmeststrooier, zoutstrooier, gazon strooien, gazon mest strooien: soort=Strooier ~ soort=Gazonmest|Graszaad
kruiwagen, kruiwagentje, kruiwagens, tuinkar, steekwagen: soort=Kruiwagen
handschoen, handschoenen, werkhandschoenen, tuinhandschoenen, tuinhandschoentjes, snoeihandschoenen, rozenhandschoenen, doornen handschoen: soort=Handschoenen
kas, kasje, minikas, minikasje, kweekkas, kweekkasje, broeikas, broeikasje, zaaikas, zaaibak, kweekbak, voorkweken, voorzaaien, opkweken, koude bak, kasje zaaien, kas zaaien, kweektunnel: soort=Kweekkas ~ soort=Zaaien en stekken
stekken, stekpoeder, stekgrond, zaaigrond, zaaitablet, zaaitabletten, zaai en stekgrond, stekjes: soort=Zaaien en stekken ~ soort=Kweekkas
worteldoek, gronddoek, antiworteldoek, anti worteldoek, onkruiddoek, bodemdoek, onkruidfolie, landbouwplastic, onkruidzeil, weefdoek: soort=Worteldoek
onkruid, onkruid tegels, onkruid tussen tegels, onkruid weg, onkruid weghalen, onkruid verwijderen, onkruidbestrijder, onkruidverdelger, onkruidbrander, onkruidborstel, onkruidbestrijding, wiet tussen tegels, onkruid terras, onkruid stoep, onkruid voegen: soort=Onkruid ~ soort=Schoffel|Worteldoek
emelten, engerlingen, engerling, larven gras, larven gazon, rupsen, rups, bladluis, bladluizen, luis, luizen, taxuskever, buxusmot, buxusrups, rouwvlieg, rouwvliegjes, varenrouwmug, vliegjes potgrond, vliegjes kamerplanten, witte vlieg, trips, spint, wolluis, mieren, ongedierte, beestjes, insecten bestrijden, aaltjes, nematoden: soort=Insecten ~ groep=bestrijding
slak, slakken, naaktslak, naaktslakken, slakkengif, slakkenkorrel, slakkenkorrels, slakkenval, slakken bestrijden, slakken weg: soort=Slakken ~ groep=bestrijding
schimmel, schimmels, meeldauw, roest, sterroetdauw, bladvlekken, vlekken blad, zieke plant, zieke rozen, plantenziekte, wondbalsem, wondpasta, wondmiddel, entwas, boombalsem, witte waas blad, schimmelbestrijding: soort=Schimmels en ziekten ~ groep=bestrijding
winterbescherming, vorstbescherming, vorst bescherming, vorstdoek, vliesdoek, winterhoes, winterdoek, winterjas, plantenhoes, vorsthoes, jute, jutezak, jutedoek, planten inpakken, inpakken winter, inpakken vorst, beschermen vorst, winterklaar maken: soort=Winterbescherming ~ soort=Worteldoek
plantensteun, plantenstok, plantenstokken, plantstok, tomatenstok, tomatenstokken, bonenstok, bonenstaken, tonkinstok, tonkin, bamboestok, bamboestokken, klimrek, klimhek, plantenrek, latwerk, rankhulp, klimsteun, klimhulp, opbinden, leilatten, mosstok, steunstok, spalier, plantenklimrek, gaasrek: soort=Plantensteun ~ soort=Pergola
vochtmeter, vochtigheidsmeter, watermeter, bodemmeter, plantensensor, plantenmeter, grondmeter, ph meter, meten, vocht meten, lichtmeter, watergeefmeter, plant water nodig, wanneer water geven, !te droog, !te nat: soort=Vochtigheidsmeter
rhizoombegrenzer, wortelscherm, wortelbarriere, bamboebegrenzer, wortelbegrenzer, bamboe tegenhouden, bamboe begrenzen: soort=Bamboebegrenzer
gieter, gietertje, gieters, gietkan, plantengieter, kamerplantengieter: soort=Gieter
tuinslang, slang, slangen set, slangenset, sproeislang, waterslang, slanghaspel, haspel, slangwagen, slangset, slangenwagen: soort=Tuinslang ~ soort=Druppelsysteem
druppelsysteem, druppelslang, druppelset, irrigatie, irrigatiesysteem, beregening, sproeisysteem, zweetslang, poreuze slang, automatisch water, automatisch water geven, automatische bewatering, water geven vakantie, vakantie water, druppelbewatering, waterklok, watertimer, bewateringscomputer, bewateringssysteem, besproeiing: soort=Druppelsysteem ~ soort=Tuinslang|Boombewatering|Gieter
regenton, waterton, regenwater, regenwater opvangen, regentonnen, water opvangen, regenwaterton, watertank, regenzuil, hemelwater: soort=Regenton ~ groep=bewatering
boomwaterzak, waterzak, boomzak, druppelzak, bomen water geven, boom water geven, watergeven boom, watergeven bomen, watergeefzak, bewateringszak, gietrand: soort=Boombewatering ~ groep=bewatering
water geven, watergeven, begieten, gieten, sproeien, bewateren, bewatering: groep=bewatering
bloembak balustrade, bloembak reling, balkonbak, balkonbakje, balkonbakken, balustradebak, relingbak, railingbak, bloembak balkon, plantenbak balkon, bakje balkon, bak reling, bak balustrade, bloembak hek: soort=Balkonbak ~ soort=Hangpot|Plantenbak
bloempot, bloempotten, sierpot, plantenpot, pot, potten, potje, potjes, overpot, cachepot, tuinpot, buitenpot, kweekpot: soort=Bloempot ~ soort=Plantenbak
plantenbak, plantenbakken, bloembak, bloembakken, plantbak, tuinbak, bak planten, buitenbak, plantenkist, troggen, trog: soort=Plantenbak ~ soort=Bloempot|Balkonbak
hangpot, hangpotten, hangpotje, ophangpot, hanging basket, hangmand, hangmandje, ampel, hangbak, plantenhanger, macrame, pot ophangen, hangende pot: soort=Hangpot
schotel, schotels, onderschotel, schoteltje, waterschotel, potschotel, bordje onder pot, schotel pot, schotel bloempot: soort=Waterschotel
moestuinbak, moestuintafel, moestuin bak, verhoogde moestuin, verhoogde bak, kweektafel, kruidenbak, groentebak, vierkante meter bak, vierkante meter tuin, makkelijke moestuin bak, kruidentafel, minimoestuin: soort=Moestuinbak ~ soort=Plantenbak
verticale tuin, plantenwand, groene wand, groene muur, plantenmuur, levende muur, hangende tuin, muurtuin, plantzakken, wandtuin: soort=Verticale tuin
potgrond, potaarde, grond pot, aarde pot, plantenaarde, plantengrond, bloemengrond: soort=Potgrond ~ soort=Tuinaarde|Compost
zak aarde, zak grond, aarde, zwarte aarde, grond kopen, teelaarde, teelgrond, bloemenaarde: soort=Potgrond|Tuinaarde ~ groep=grond
tuinaarde, tuingrond, zwarte grond, bomenzand, kuub grond, borderaarde, borderzand, tuinturf, grond ophogen, bigbag grond: soort=Tuinaarde ~ soort=Potgrond|Compost
compost, humus, gft compost, bladaarde, champost: soort=Compost ~ soort=Bodemverbetering|Tuinaarde
bodemverbeteraar, bodemverbetering, grond verbeteren, bodem verbeteren, koemest, koeienmest, paardenmest, kippenmest, stalmest, mestkorrels, koemestkorrels, organische mest, dierlijke mest: soort=Bodemverbetering ~ soort=Compost|Meststof
boomschors, schors, houtsnippers, houtschors, mulch, mulchen, houtchips, franse boomschors, bodembedekking, schorsen, snippers: soort=Bodembedekking
zand, straatzand, metselzand, vulzand, ophoogzand, brekerzand, zand tegels, zand onder tegels, voegzand, bestrating zand, stabilisatiezand, speelzand, zandbakzand: soort=Zand
mest, meststof, meststoffen, bemesten, bemesting, tuinmest, plantenmest, bloemenmest, kunstmest, korrelmest: soort=Meststof ~ soort=Gazonmest|Plantenvoeding|Bodemverbetering
plantenvoeding, kamerplantenvoeding, pokon, vloeibare mest, vloeibare voeding, voeding kamerplanten, plantenvoedsel, voedsel planten, mest kamerplanten, mest orchidee: soort=Plantenvoeding ~ soort=Meststof
gazonmest, grasmest, gazonvoeding, gras bemesten, gazon bemesten, mest gras, mest gazon, kunstmest gazon, kunstmest gras, groener gras, gras groener: soort=Gazonmest ~ soort=Kalk|Meststof
kalk, gazonkalk, tuinkalk, kalkkorrels, bekalken, gazon kalken, kalk strooien, zure grond gazon: soort=Kalk
graszaad, gras zaad, gras zaaien, gazon zaaien, gazonzaad, gazon inzaaien, gras inzaaien, doorzaaien, bijzaaien, kale plekken, kale plek, nieuw gazon, gazon aanleggen, gras aanleggen, grasveld aanleggen, gazonherstel, gazon herstellen: soort=Graszaad ~ soort=Graszoden
graszoden, graszode, grasrollen, grasrol, rolgazon, rolgras, grasmatten, graspollen, kant en klaar gras, graszoden leggen: soort=Graszoden ~ soort=Graszaad
kunstgras, nepgras, neppe gras, kunst gras, plastic gras, kunstgrasmat, kunstgazon, namaakgras: soort=Kunstgras
kunstgras leggen, kunstgras aanleggen, kunstgras lijm, kunstgraslijm, naadband, haringen, grondpen, grondpennen, grondankers, bevestigingspennen, kunstgras vastzetten, kunstgras bevestigen, haringen kunstgras, pennen kunstgras, instrooizand, kwartszand, kunstgras accessoires, kunstgras borstelen, kunstgras schoonmaken, kunstgras onderlaag: soort=Accessoire ~ soort=Kunstgras
schutting, schuttingen, schuttingplank, schutting planken, schuttingdelen, schuttingpaal, schuttingscherm, tuinscherm, tuinschermen, tuinafscheiding, erfafscheiding, afscheiding, privacyscherm: soort=Schutting ~ soort=Paal|Windscherm|Wilgenmat|Rietmat|Heidemat|Zeggemat|Bamboemat
hek, tuinhek, hekje, hekwerk, draadmat, gaaspaneel, gaashek, gaas, kippengaas, kippegaas, volieregaas, konijnengaas, schapengaas, omheining, afrastering, erfhek, poort, tuinpoort: soort=Hekwerk ~ soort=Schutting
paal, palen, tuinpaal, hoekpaal: soort=Paal ~ soort=Boompaal
boompaal, boompalen, boomsteun, boomband, boomverankering, boom vastzetten, boom stutten, boom ondersteunen: soort=Boompaal ~ soort=Paal
rietmat, rieten mat, riet mat, rietscherm, rieten scherm, wilgenmat, wilgenscherm, wilgentenen, wilgenschutting, heidemat, heidescherm, bamboemat, bamboescherm, zeggemat, tuinmat, natuurmat, natuurlijke schutting, gevlochten scherm, gevlochten schutting, mat schutting: soort=Wilgenmat|Rietmat|Heidemat|Bamboemat|Zeggemat ~ soort=Schutting|Windscherm
windscherm, windschermen, windschermdoek, balkondoek, balkonscherm, balkonafscheiding, terrasscherm, balkon afscherming, balkon privacy, privacydoek, privacy doek, glasscherm, windkering: soort=Windscherm ~ soort=Wilgenmat|Rietmat|Heidemat|Bamboemat|Zeggemat
vlonder, vlonderplank, vlonderplanken, vlonderdelen, terrasplank, terrasplanken, terrasdelen, houten terras, terrasvloer, dekdelen, vlonderhout, vlonder leggen, composiet planken, tuinplank, tuinplanken, tuinhout planken: soort=Vlonderplank ~ soort=Schutting
pergola, overkapping, prieel, rozenboog, rozenpoort, boog, tuinboog, plantenboog, klimboog, terrasoverkapping, carport, veranda: soort=Pergola ~ groep=hout
loungeset, lounge set, loungebank, hoekbank, hoekset, tuinset lounge, loungemeubel, hoekloungeset, loungehoek: soort=Loungeset ~ groep=meubelen
tuintafel, eettafel buiten, buitentafel, picknicktafel, terrastafel, tafel buiten, tafel tuin, diningset, diningtafel, tuin eettafel: soort=Tuintafel ~ soort=Bistroset ~ groep=meubelen
tuinstoel, tuinstoelen, stapelstoel, stapelbare stoel, stapelbare stoelen, terrasstoel, buitenstoel, klapstoel, stoel tuin, stoel buiten, ligstoel, ligbed: soort=Tuinstoel ~ soort=Hangstoel ~ groep=meubelen
bistroset, balkonset, balkonsetje, balkon setje, bistrosetje, balkontafel, balkonmeubelen, balkon stoelen, balkonstoelen, setje balkon, tafel balkon, tafel stoelen, tafeltje stoeltjes, tafel stoelen balkon: soort=Bistroset ~ groep=meubelen
hangstoel, eggchair, egg chair, eistoel, ei stoel, hangei, cocoon, schommelstoel, hangmat, schommelbank, nestje stoel: soort=Hangstoel ~ groep=meubelen
kussen, kussens, tuinkussen, tuinkussens, stoelkussen, stoelkussens, kussen stoel, kussens tuinstoel, kussens stoel, zitkussen, bankkussen, palletkussen: soort=Kussen ~ groep=meubelen
tuinbank, tuinbankje, bank tuin, bankje tuin, bank buiten, bankje, zitbank, parkbank, teakbank: soort=Tuinbank ~ groep=meubelen
parasol, parasols, zonnescherm, stokparasol, zonneparasol, balkonparasol, strandparasol, zonwering: soort=Parasol|Zweefparasol ~ soort=Schaduwdoek
zweefparasol, zwevende parasol, hangparasol, parasol zonder stok, vrijhangende parasol: soort=Zweefparasol ~ soort=Parasol
parasolvoet, parasol voet, parasolstandaard, parasolblok, parasoltegel, voet parasol, standaard parasol, verzwaring parasol: soort=Parasolvoet ~ groep=parasols
parasolhoes, parasol hoes, hoes parasol, beschermhoes parasol, beschermhoes: soort=Parasolhoes ~ groep=parasols
schaduwdoek, schaduw doek, zonnezeil, zonnedoek, schaduwzeil, zeil schaduw, zonneschermdoek, driehoekdoek, zeildoek: soort=Schaduwdoek ~ soort=Parasol|Zweefparasol
tuinverlichting, buitenverlichting, tuinlamp, tuinlampen, tuinlampjes, buitenlamp, buitenlampen, lampjes tuin, lampen tuin, tuinspot, tuinspots, grondspot, grondspots, spotjes, lichtslinger, lichtsnoer, prikkabel, prikspot, feestverlichting, lampionnen, lantaarn, lantaarns, windlicht, windlichten, sfeerverlichting, solarlamp, solarlampen, solar verlichting, zonnelamp, zonnelampen, padverlichting, lampjes, lampen, lamp, verlichting: soort=Verlichting&groep=vuur-sfeer ~ soort=Verlichting
vuurschaal, vuurkorf, vuurplaats, vuurton, kampvuur, vuurkuil, buitenvuur, vuur tuin, fikkie: soort=Vuurschaal ~ soort=Tuinhaard ~ soort=Heater
tuinhaard, buitenhaard, terrashaard, buitenkachel, tuinkachel, houtkachel buiten, hout stoken: soort=Tuinhaard ~ soort=Heater|Vuurschaal
heater, terrasheater, terrasverwarmer, terrasverwarming, terraskachel, buitenkachel elektrisch, elektrische kachel, elektrische heater, heatlamp, patioheater, buitenverwarming: soort=Heater ~ soort=Tuinhaard|Vuurschaal
vogelvoer, vogels voeren, vetbol, vetbollen, vetbolletjes, vetbolletje, pindakaas vogels, strooivoer, vogelzaad, wintervoer, voer vogels, eten vogels, voedsel vogels, vogeleten, vogelvoedsel, vogels bijvoeren, vogeltjes voeren, voederhuisje, voedersilo: soort=Vogelvoer ~ soort=Nestkast
nestkast, nestkastje, nestkastjes, vogelhuis, vogelhuisje, mezenkast, mezenkastje, vogelkastje, broedkast, huisje vogels, huisje vogeltjes: soort=Nestkast ~ soort=Vogelvoer|Insectenhotel
insectenhotel, bijenhotel, insectenhuis, bijenhuis, insectenkast, lieveheersbeestjeshuis, vlinderkast, bijenkast, bijenkastje, egelhuis, egelhuisje, huis egel, huisje egels, egelkast: soort=Insectenhotel ~ soort=Nestkast
zandbak, zandbakje, zandbak deksel, speelbak, zandbak kinderen: soort=Zandbak
buitenspeelgoed, speelgoed, spelen, spelen tuin: soort=Zandbak
vijver, vijverzeil, vijverfolie, vijverbak, voorgevormde vijver, vijvertje, vijver aanleggen, vijver maken, minivijver, kunststof vijver, vijverkuip: soort=Vijver ~ groep=vijver
vijverpomp, vijver pomp, pompje vijver, fonteinpomp, waterpomp, pompje, beekloop: soort=Vijverpomp ~ soort=Vijverfilter
vijverfilter, filter vijver, uv filter, uv lamp, algen vijver, groen water, groen water vijver, troebel water, helder water, helder vijverwater, zweefalg: soort=Vijverfilter|Zuurstofplant ~ soort=Vijverpomp
waterornament, fontein, fonteintje, waterval, waterpartij, waterelement, watertafel, waterspel, waterzuil, waterbol, kabbelend water, waterloop: soort=Waterornament ~ soort=Vijverpomp
vijvermand, vijvermandje, waterplantenmand, mandje waterplanten: soort=Vijvermand
kerstverlichting, kerstlampjes, kerstlichtjes, kerstboomverlichting, kerstboomlampjes, lampjes kerstboom, verlichting kerstboom, kerst lampjes: soort=Verlichting&groep=kerst ~ soort=Verlichting
kerstversiering, kerstdecoratie, kerstballen, kerstbal, ballen kerstboom, kerstboomballen, kerstkrans, krans, krans deur, deurkrans, adventskrans, kersthanger, versiering kerstboom: soort=Versiering ~ soort=Verlichting&groep=kerst ~ soort=Kerstboom
kerstboomstandaard, kerstboomvoet, kerstboom voet, kerstboom standaard, voet kerstboom, standaard kerstboom, kerstboomhouder: soort=Versiering ~ soort=Kerstboom
kunstkerstboom, nepkerstboom, nepboom kerst, neppe kerstboom, kerstboom kunst, plastic kerstboom, namaak kerstboom: boomtype=Kunst ~ soort=Kerstboom
cadeaubon, kadobon, cadeaukaart, kadokaart, waardebon, giftcard, tegoedbon, bon, cadeau bon: soort=Cadeaubon ~ tag=cadeau
cadeaupakket, geschenkset, cadeauset, kadopakket, plant cadeau, cadeauplant, weggeefplant, relatiegeschenk: groep=cadeau ~ tag=cadeau
brievenbuscadeau, brievenbusplant, brievenbus, brievenbuspakketje, door de brievenbus: soort=Cadeauplant&groep=cadeau ~ tag=cadeau
vaderdag, juf, meester, juffendag, juffencadeau, oma, opa, jubileum, geslaagd, pensioen, valentijn, valentijnsdag, bruiloft, huwelijk: groep=cadeau ~ tag=cadeau
bloemenmengsel, bloemenweide, wilde bloemen, veldbloemen, bloemenmix, wildbloemenmengsel, akkerbloemen, zaadmengsel, bloemenzaad mengsel, bijenmengsel, bermbloemen, bloemenzee: soort=Bloemenmengsel ~ soort=Bloemzaad
bloemenzaad, bloemzaden, bloem zaadjes, bloemenzaadjes, zaaibloemen, eenjarige bloemen zaaien: soort=Bloemzaad ~ soort=Bloemenmengsel
groentezaden, groente zaadjes, groentezaadjes, moestuinzaden, moestuin zaden, moestuinzaadjes, zaden moestuin: soort=Groentezaad ~ soort=Kruidenzaad
kruidenzaad, kruidenzaadjes, kruiden zaaien, kruiden zaadjes: soort=Kruidenzaad ~ soort=Kruidenplant
sedumdak, groendak, groen dak, dakbegroeiing, dakbeplanting, dak beplanting, groen dak beplanting, plantendak, dak vergroenen, dak begroeien, sedum dak: groep=sedum
`;
