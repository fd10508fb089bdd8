/** Places, gardens and occasions in a shopper's own words, and the plants for them; written as in intent-list.ts. */
export const situationLines = `
!met doornen, !met stekels, doornhaag, stekelhaag, inbrekers, inbreker, inbraakwerend, ondoordringbaar, ondoordringbare: groep=haag-blad|haag-groen & tag=afwerend
waaien, waait, winderig, winderige, tocht, tochtige, storm, harde wind, veel wind, volle wind, duinen, duintuin, zeelucht, zilte, zoute wind: eigenschap=Windbestendig ; soort=Windscherm
inkijk, tegen inkijk, gluren, gluurders, pottenkijkers, nieuwsgierige buren, uit het zicht, zicht wegnemen, ongezien, beschutting, groene afscheiding, levende afscheiding, levend scherm, groen scherm, groene muur buiten, groene wand buiten, natuurlijke afscheiding, levend gordijn, levende schutting, groene schutting: groep=haag-blad|haag-groen|haag-kant-en-klaar ; groep=bamboe ; groep=klimplanten ; vorm=Lei
bovenramen, inkijk van boven, ramen buren, hoog scherm, hoge afscheiding, hoge inkijk: vorm=Lei ; groep=haag-blad|haag-groen ; groep=bamboe
geluid, geluid dempen, geluidswal, herrie, drukke weg, lawaai, straatgeluid: groep=haag-groen ; groep=haag-blad|haag-kant-en-klaar
muur bedekken, lelijke muur, kale muur, schutting bedekken, schuur bedekken, schuur begroeien, gevel begroeien, geveltuin, geveltuintje, regenpijp begroeien, pergola planten, hek begroeien, omhoog groeien, groeit omhoog, groeit tegen muur, rankplant, ranken, rankende, slingerplant: groep=klimplanten ; soort=Klimroos|Klimhortensia
kruiper, kruipers, kruipende, kruipend, bodem dicht, dichte mat, matvormend, matvormende, tussen tegels planten, tussen stapstenen, lage bedekking, grond dichtgroeien, talud, helling, dijk, schuine wand: groep=bodembedekkers ; eindhoogte=0-30 cm
bostuin, bosrand, bosplant, bosplanten, schaduwborder, schaduwtuin, !naast de schuur, tussen huizen, !achter het huis: standplaats=Schaduw
geen direct zonlicht, zonder direct zonlicht, ver van raam, ver van het raam, noordraam, noordkamer, raam op noorden, kamer op noorden, kelder, donkere gang, toilet, wc: lichtbehoefte=Weinig licht ; standplaats=Schaduw
zuidraam, raam op zuiden, serre, veranda zon, wintertuin: lichtbehoefte=Volle zon|Veel indirect licht
cottage, cottagetuin, engelse tuin, romantisch, romantische, boerentuin, landelijk, landelijke: groep=rozen ; groep=vaste-planten ; groep=hortensia
japanse tuin, zen, zentuin: soort=Japanse esdoorn|Bamboe|Bosgras|Azalea|Den ; groep=bamboe
jungle, urban jungle, junglegevoel, tropisch gevoel, vakantiegevoel, bali, ibiza: soort=Palm|Banaan|Strelitzia|Monstera|Alocasia|Yucca ; groep=med
natuurlijke tuin, wilde tuin, natuurtuin, ecologische tuin, biodiversiteit, biodiverse: eigenschap=Inheems ; eigenschap=Bijvriendelijk
kleur in de winter, wintertuin buiten, bessen in de winter, rode bessen, besjes, besdragend, besdragende: eigenschap=Bessen ; bloeimaand=December|Januari|Februari
rijkbloeiend, rijkbloeiende, veel bloemen, bloemenpracht, doorbloeiend, doorbloeiende, hele zomer bloei, bloeit hele zomer, hele zomer kleur, tot de vorst bloeien: bloeimaand=Juni&bloeimaand=September ; bloeimaand=Juli&bloeimaand=Augustus
vakantiehuisje, vergeetachtig, vergeetachtige, geen tijd, weinig tijd, ouderen, senioren, luie tuinier, luiaard, kan tegen een stootje, onkwetsbaar, niet kapot te krijgen, sterkste, gaat nooit dood, gaan niet dood, niet doodgaan: onderhoud=Makkelijk ; eigenschap=Droogtebestendig
graf, begraafplaats, grafplant, grafbeplanting: soort=Heide ; groep=bodembedekkers
smalle strook, smalle border, smalle tuin, weinig ruimte, weinig plek: vorm=Zuil ; groep=klimplanten ; eindhoogte=30-60 cm|60-100 cm
!langs het water, slootkant, langs de sloot, sloot, drassige tuin, water blijft staan, natte plek, natte voeten: grondsoort=Natte grond & groep=vaste-planten|heesters|siergrassen|hortensia|haag-blad|bomen-sier ; grondsoort=Natte grond ; groep=vijverplanten
mug, muggen, tegen muggen, plant muggen, muggenplant, muggen weghouden, muggen weghoudt, muggen verjagen, muggen weren, muggenwerend, muggenwerende: soort=Lavendel|Kattenkruid ; soort=Kruidenplant & eigenschap=Geurend
!zelf plukken, snoepen, snoepen uit de tuin, !zelf oogsten, oogsten, !eigen fruit, !eigen groente: eigenschap=Eetbaar ; groep=fruit
luchtig, pluimen, pluimgrassen, wuivende grassen, wuivend gras, beweegt in de wind, meebewegen wind, zwevend: groep=siergrassen
hoogblijvend, huishoog, metershoog, torenhoog: eindhoogte=4-8 m|8+ m ; eindhoogte=2-4 m
baby kamer, babykamer, kinderkamer, kinderen in huis: huisdierveilig=Ja ; eigenschap=Huisdierveilig
opgegeten door kat, kat knabbelt, kat eet, hond eet, katten in huis, poezen: huisdierveilig=Ja ; eigenschap=Huisdierveilig
`;
