/** What goes wrong in a garden or is to be done there, and the goods that help; written as in intent-list.ts. */
export const problemLines = `
groene aanslag, aanslag, algen tegels, mos tegels, mos stoep, mos terras, gladde tegels, terras schoonmaken, tegels schoonmaken, oprit schoonmaken, voegen schoonmaken, gras tussen tegels, straatborstel, terrasborstel: soort=Onkruid ~ soort=Schoffel ~ groep=bestrijding
mier, mieren, miertjes, wesp, wespen, mol, mollen, muis, muizen, rat, ratten, katten weren, katten verjagen, buurkatten, duiven, teken, oorwurm, oorwormen, pissebed, pissebedden, springstaarten, thrips, dopluis, schildluis, wortelluis, larfjes, beestjes in grond, wormpjes: soort=Insecten ~ groep=bestrijding
slakkenvraat, slak eet plant, slakken opgegeten, opgevreten, aangevreten, gaten in blad, gaatjes in blad, aangevreten hosta, vraatschade: soort=Slakken|Insecten ~ groep=bestrijding
gele bladeren, geel blad, bruine bladeren, bruine punten, slappe bladeren, slap blad, laat blad hangen, groeit niet, bloeit niet, wil niet bloeien, wil niet groeien, kwijnt, verpieterd, plant gaat dood: soort=Plantenvoeding|Meststof ~ soort=Vochtigheidsmeter ~ groep=mest
bruine vlekken, vlekken op blad, zwarte vlekken blad, wit poeder, witte poeder op blad, wit schimmel, roestvlekken, krulziekte, boomwond, wond boom, snoeiwond, snoeiwonden: soort=Schimmels en ziekten ~ groep=bestrijding
waterstand, te veel water, overwaterd, weten wanneer water, hoe vaak water, droge potgrond: soort=Vochtigheidsmeter ~ soort=Gieter
!met vakantie, !op vakantie, weekje weg, planten verzorgen vakantie, druppelaars: soort=Druppelsysteem ~ soort=Boombewatering|Gieter
boom verdroogt, jonge boom water, nieuwe boom water, pas geplante boom: soort=Boombewatering ~ groep=bewatering
water besparen, regenwater opslaan, water opslaan, regen opvangen, dakwater, regenpijp, waterbesparing: soort=Regenton ~ groep=bewatering
tuin sproeien, gazon sproeien, sproeier, sproeikop, tuinsproeier, gazonsproeier, water kraan, buitenkraan: soort=Tuinslang|Druppelsysteem ~ groep=bewatering
boom scheef, scheve boom, boom omgewaaid, omwaaien, boom recht zetten, boom staat scheef: soort=Boompaal ~ soort=Paal
plant omvalt, planten omvallen, plant vastbinden, planten vastbinden, tomaten opbinden, ondersteunen, steun plant, stok plant, stokjes, stokken: soort=Plantensteun ~ soort=Boompaal
wortels tegenhouden, wortels stoppen, opschot, uitlopers tegenhouden, uitlopers bamboe, bamboe stoppen, woekeren tegengaan, wortelwering: soort=Bamboebegrenzer ~ soort=Worteldoek
border afdekken, grond afdekken, grond bedekken, bodem afdekken, onkruid onderdrukken, tegen opkomend onkruid: soort=Bodembedekking|Worteldoek ~ soort=Onkruid
arme grond, schrale grond, slechte grond, grond verrijken, grond luchtiger, losse grond, harde grond, kleigrond verbeteren, zandgrond verbeteren: soort=Compost|Bodemverbetering ~ groep=grond
tuin ophogen, egaliseren, tuin egaliseren, kuil vullen, gat vullen, gazon egaliseren, border vullen, bak vullen, plantenbak vullen: soort=Tuinaarde|Zand ~ soort=Potgrond ~ groep=grond
grond, aarde, zak grond, tuingrond bloemen: soort=Potgrond|Tuinaarde ~ groep=grond
verpotten, oppotten, kamerplant verpotten, plant verpotten, omzetten pot: soort=Potgrond|Bloempot ~ groep=grond
gras geel, geel gras, gras wordt geel, gras groeit niet, dun gras, gras dunner, dichter gras, gras voeden, gazon voeden: soort=Gazonmest ~ soort=Kalk|Graszaad
hond plast op gras, hondenplas, gele plekken gras, plekken gazon, verdroogd gras, gras kapot, beschadigd gazon, beschadigd gras, gras repareren, gazon repareren: soort=Graszaad ~ soort=Gazonmest|Graszoden
gazon zonder maaien, gras zonder maaien, nooit meer maaien, niet maaien, onderhoudsvrij gazon, onderhoudsvrij gras, modderige tuin, modder tuin: soort=Kunstgras ~ soort=Accessoire
bukken, zonder bukken, niet bukken, last van rug, rug, rugklachten, rugpijn, !op hoogte, op werkhoogte, staand tuinieren, rolstoel: soort=Moestuinbak ~ soort=Plantenbak
zaaien binnen, binnen zaaien, zaaien vensterbank, voorzaaien vensterbank, kweken uit zaad, opkweken zaad, kweken vensterbank, zaailingen, jonge plantjes, plantjes voortrekken: soort=Kweekkas|Zaaien en stekken ~ groep=zaden
stek, stekje, stekjes, stekjes maken, wortel laten schieten, stek nemen, vermeerderen: soort=Zaaien en stekken ~ soort=Kweekkas
hoge takken, hoge boom snoeien, takken inkorten, takken wegknippen, dode takken, telescoop, telescoopschaar, lange snoeischaar, uitschuifbare schaar, appelboom snoeien, boom snoeien, struik snoeien, hortensia snoeien: soort=Snoeischaar|Zaag ~ soort=Heggenschaar
gat graven, kuil graven, plantgat, boom planten gereedschap, omspitten, tuin omspitten, scheppen: soort=Spade ~ soort=Handgereedschap|Planter
tuinafval, afval vervoeren, zand vervoeren, sjouwen, grond verplaatsen: soort=Kruiwagen
handen beschermen, schone handen, stekels handen, prikken, werkhandschoen: soort=Handschoenen
!buiten zitten, zithoek, zitje, zitjes, tuinzitje, zitplek, zitplaats, zitgroep, terraszitje, relaxen, ontspannen, luieren: soort=Loungeset ~ soort=Tuinbank|Bistroset|Tuinstoel|Hangstoel ~ groep=meubelen
buiten eten, eettafel, tafel, tafeltje, dineren, tuintafeltje, tafel en stoelen, eethoek: soort=Tuintafel ~ soort=Bistroset ~ groep=meubelen
stoel, stoelen, stoeltje, stoeltjes, terrasstoelen, tuinstoeltje, stapelen stoel, stapelbaar: soort=Tuinstoel ~ soort=Hangstoel|Bistroset ~ groep=meubelen
koud buiten, langer buiten zitten, !warm zitten, warm houden, buiten warm, verwarming, verwarmer, kachel, kacheltje, warmtelamp, warmtestraler, straler, terras verwarmen: soort=Heater ~ soort=Tuinhaard|Vuurschaal
hout stoken, vuurtje, vuurtje stoken, marshmallows, open vuur, haard, haardvuur, vuur maken, vuur: soort=Vuurschaal|Tuinhaard ~ soort=Heater
schaduw maken, schaduw boven, schaduw zandbak, !uit de zon, te heet op terras, felle zon terras, zon weren, zonbescherming, verkoeling terras: soort=Schaduwdoek|Parasol|Zweefparasol
licht in de tuin, tuin verlichten, pad verlichten, donkere tuin licht, sfeerlicht, sfeerlampjes, lampje, !lichtjes, gezellige verlichting, tuinfeest, feestje tuin: soort=Verlichting ~ soort=Vuurschaal
kerstlicht, lichtjes kerstboom, lampjes boom kerst, buitenverlichting kerst, kerstboomlichtjes, lampjes kerst: soort=Verlichting&groep=kerst ~ soort=Verlichting
kerststukje, kersttak, kersttakken, kerstgroen, kerstsfeer, piek, kerstboom versieren, boom optuigen: soort=Versiering ~ groep=kerst
vogels voederen, voerplank, mezen voeren, koolmees, roodborstje, winterkost vogels, vogelzaadjes, pinda, pindas, zonnepitten: soort=Vogelvoer ~ soort=Nestkast
vogels broeden, broeden, koolmezen, vogelwoning: soort=Nestkast ~ soort=Vogelvoer
egel, egels, egeltje, egels helpen, lieveheersbeestjes huis, solitaire bijen, wilde bijen huis, bijen huis, overwinteren egel: soort=Insectenhotel ~ soort=Nestkast
kinderen buiten spelen, speelplek, spelen in zand, peuter buiten, kleuter buiten: soort=Zandbak ~ soort=Zand
vijver bouwen, vijver graven, vijver bodem, lekke vijver, vijver lekt: soort=Vijver ~ groep=vijver
groene vijver, vieze vijver, troebele vijver, troebele vijvers, water stinkt, schoon vijverwater, groen vijverwater, draadalg, draadalgen: soort=Vijverfilter|Zuurstofplant ~ soort=Vijverpomp
mand waterplanten, bak waterplanten, mandje vijver, pot waterlelie, waterlelie planten, waterplantenbak, waterplantenmand, vijverbakje: soort=Vijvermand ~ groep=vijver
geluid van water, stromend water, klaterend water, waterornamentje: soort=Waterornament ~ soort=Vijverpomp
tochtig, winderig balkon, balkon wind, wind tegenhouden, wind balkon, windvrij, !uit de wind, beschut zitten, waait balkon, hard waaien balkon: soort=Windscherm ~ soort=Schutting
container verbergen, kliko verbergen, kliko, containers uit het zicht, afvalbak verbergen: soort=Wilgenmat|Rietmat|Heidemat|Zeggemat|Bamboemat ~ soort=Schutting
verhuisd, verhuizen, net verhuisd, samenwonen, eerste huis, nieuwe huis, huis gekocht: gelegenheid=Nieuwe woning ~ tag=cadeau
bedanken collega, dank je wel, bedankt, dankjewel, leraar, juffrouw: gelegenheid=Bedankje ~ tag=cadeau
verzorgingshuis, bejaardenhuis, verpleeghuis, kraamcadeau, geboorte, afscheid, afscheidscadeau, kerstpakket, relatie: tag=cadeau ; groep=cadeau
`;
