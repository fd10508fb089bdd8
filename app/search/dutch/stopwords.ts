/** Words that carry no wish of their own; dropped unless the whole query consists of them. */
export const stopwords = new Set(
  (
    "de het een en of in op aan van voor bij met te tot die dat dit deze er om als dan ook maar naar uit door over wat welke welk wie waar hoe " +
    "ik je jij we wij mij me mijn jouw onze ons zijn is zoek zoeken gezocht vind vinden wil willen nodig heb hebben hebt heeft had kan kunnen moet moeten mag komen staan staat " +
    "koop kopen koopje bestel bestellen online aanschaffen verkoop verkopen winkel webshop webwinkel kopen leveren levering bezorgen prijs prijzen " +
    "graag leuk leuke mooi mooie mooiste goed goede beste best top echt echte heel erg meest meeste soorten soort iets welke ideeen inspiratie tips advies " +
    "the a of and for voor rond rondom bv ivm zo die daar hier nog altijd alle al geschikt geschikte passend passende tegen kunnen kan kunt " +
    "hoeveel per ca circa ongeveer zeer vanaf zelf wordt worden krijgen krijg krijgt jaar jaren hele heel nu meteen gelijk vandaag straks " +
    "langs naast achter eigen zou zouden zal zullen wou hem haar ze zij hij hun u uw jullie mn zn beetje paar wel even gewoon toch weer waarmee waarin waarop waarvoor waarom wanneer iemand niks " +
    "daarin daarop daarbij daarom omdat want dus als zoals lekker lekkere fijn fijne handig handige stevig stevige vol zoiets zulke elk elke ieder iedere laten laat doe help aub alstublieft mee af eens ergens zodat waarbij liefst bijvoorbeeld gaan gaat ga zit zitten past passen hoort horen mogen lukt zien ziet vanuit vanaf tijdens zodra terwijl lastig probleem problemen last"
  ).split(" "),
);

/** Words that turn the next one round: "zonder doornen", "niet woekerend", "geen hortensia". */
export const negations = new Set(["niet", "zonder", "geen", "nooit", "behalve"]);

/** Words that name everything we sell a little: they help a score but never keep a product out. */
export const genericWords = new Set(
  "plant planten plantje plantjes potplant potplanten tuin tuinen tuintje tuinplant tuinplanten bloem bloemen bloemetje bloemetjes groen beplanting product producten artikel assortiment grote klein groot set stuk stuks groei buiten veel weinig groeit groeien groeiend groeiende houdt houden houd houdend bestrijden bestrijding verwijderen voorkomen groene aanbieding aanbiedingen korting goedkoop goedkope goedkoopste voordelig voordelige tips zelf kweken alternatief alternatieven vervanging blijft blijven helpt helpen doet doen staan maken maakt achtertuin achtertuintje voortuin voortuintje stadstuin binnentuin patio overleven overleeft overwinteren wuivend wuivende sierlijk sierlijke elegant elegante sfeervol sfeervolle stoer stoere bijzonder bijzondere gezellig gezellige prachtig prachtige fraai fraaie modern moderne strak strakke vrolijk vrolijke weghalen weg wegkrijgen kwijt kwijtraken aanleggen beginnen plaatsen neerzetten ophangen hangen planten trekken trekt aantrekken afkomen houdbaar beplanten begroeien aanplanten plukken geven geeft gebruiken gebruik vullen maakt bouwen opvangen beschermen beschermt bewaren zetten hangt kinderen kids kind leeg lege opvullen vullen hoek hoekje plek plekje machine apparaat middel spul spullen dingen ding halen haal lang lange langer opsturen versturen sturen leggen neerleggen zwaar zware zak zakken zakje baal balen doos dozen emmer fles pak kuub vervangen vervang hard harde buren".split(
    " ",
  ),
);
