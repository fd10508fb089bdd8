// The second view of goods: what is in the pack, the part that does the work from close by, or the thing from another side.

/** Where a close-up looks: across and up in the outline of the thing (0…1), and how much of it fills the frame. */
const at = (x, z, span, camera) => ({ zoom: { x, z, span }, ...(camera && { camera }) });
const turned = (yaw, pitch = 16) => ({ camera: { yaw, pitch } });

const CLOSE = "van dichtbij";
const SIDE = "van een andere kant";

const BY_HABIT = {
  bag: ["detail", "de inhoud van dichtbij", at(0.84, 0.12, 0.5, { yaw: 0, pitch: 20 })],
  bigbag: ["detail", "de inhoud van dichtbij", at(0.5, 0.92, 0.5, { yaw: -20, pitch: 26 })],
  bottle: ["detail", CLOSE, at(0.5, 0.78, 0.5)],
  carton: ["side", "van opzij", turned(34, 20)],
  packet: ["side", "van opzij", turned(26, 14)],
  clothroll: ["detail", CLOSE, at(0.62, 0.5, 0.34)],
  turf: ["detail", CLOSE, at(0.4, 0.25, 0.3)],
  handtool: ["detail", CLOSE, at(0.5, 0.66, 0.5)],
  gloves: ["detail", CLOSE, { zoom: { x: 0.3, y: 0.55, span: 0.5 } }],
  powertool: ["detail", CLOSE, at(0.5, 0.2, 0.45)],
  parasol: ["side", "van boven gezien", turned(28, 30)],
  planter: ["side", "van boven gezien", turned(-34, 36)],
  sedummat: ["detail", CLOSE, at(0.4, 0.5, 0.3)],
  firebowl: ["side", "van boven gezien", turned(20, 34)],
  eggchair: ["side", SIDE, turned(38, 12)],
  mothtrap: ["detail", CLOSE, at(0.5, 0.72, 0.5)],
  shell: ["side", "van boven gezien", turned(18, 42)],
  wreath: ["detail", CLOSE, at(0.5, 0.18, 0.4)],
  assembly: ["side", SIDE, turned(34, 20)],
  giftcard: ["side", SIDE, turned(26, 18)],
};

const rollAt = (x) => ["detail", "het einde van de rol van dichtbij", at(x, 0.55, 0.5, { yaw: -58, pitch: 14 })];

const WHERE = {
  "worteldoek-100-g-2x10-m": rollAt(1.02),
  "worteldoek-100-g-4x25-m": rollAt(0.86),
  "winterafdekvlies-2x5-m": rollAt(0.86),
  "naadband-30-cm-x-10-m": rollAt(0.86),
  "vijverfolie-epdm-per-m2": rollAt(1.07),
  "drukverdeeldoek-per-m2": rollAt(0.86),
  "bamboebegrenzer-hdpe-70-cm-x-10-m": ["detail", CLOSE, at(0.3, 0.9, 0.6, { yaw: -8, pitch: 30 })],
  "windscherm-doek-90x500-cm-grijs": ["detail", CLOSE, at(0.3, 0.9, 0.6, { yaw: -8, pitch: 30 })],
  "windscherm-gehard-glas-100x180-cm": ["detail", CLOSE, at(0.2, 0.04, 0.2)],
  "slimme-plantensensor-bluetooth": ["detail", CLOSE, at(0.6, 0.72, 0.45)],
  "watermeter-met-kleurstrip-3-st": ["detail", CLOSE, at(0.62, 0.7, 0.36)],
  "vochtigheidsmeter-3-in-1": ["detail", CLOSE, at(0.62, 0.84, 0.38)],
  "vochtigheidsmeter-digitaal": ["detail", CLOSE, at(0.62, 0.84, 0.38)],
  "sedummat-1-m2": ["detail", CLOSE, at(0.4, 0.06, 0.3)],
  "mosstok-60-cm": ["detail", CLOSE, at(0.5, 0.6, 0.3)],
  "bamboestokken-180-cm-10-st": ["detail", CLOSE, at(0.5, 0.7, 0.2)],
  "klimrek-hout-60x180-cm": ["detail", CLOSE, at(0.4, 0.75, 0.3)],
  "betonpaal-10x10x280": ["detail", CLOSE, at(0.93, 0.5, 0.2)],
  "tuinpaal-douglas-9x9x300": ["detail", CLOSE, at(0.93, 0.5, 0.2)],
  "boompaal-8-x-250-cm": ["detail", CLOSE, at(0.9, 0.5, 0.24)],
  "rozenboog-metaal-240-cm": ["detail", CLOSE, at(0.5, 0.9, 0.4)],
  "dubbelstaafmat-203x250-antraciet": ["detail", CLOSE, at(0.1, 0.8, 0.24)],
  "pergola-douglas-300x300": ["detail", CLOSE, at(0.2, 0.85, 0.3)],
  "gieter-10-l": ["detail", CLOSE, at(0.86, 0.75, 0.45)],
  "tuinslang-20-m-set": ["detail", "de spuit en de koppelingen van dichtbij", at(0.32, 0.2, 0.45)],
  "onkruidbrander-gas": ["detail", "de vlam van dichtbij", at(0.72, 0.08, 0.32)],
  "druppelset-potten-20-st": ["detail", "de timer van dichtbij", at(0.2, 0.22, 0.45)],
  "regenton-200-l-met-kraan": ["detail", "de kraan van dichtbij", at(0.37, 0.14, 0.36)],
  "regenton-met-plantenbak-120-l": ["detail", "de kraan van dichtbij", at(0.5, 0.14, 0.36)],
  "zelfwatergevende-pot-25": ["detail", "de waterstandmeter van dichtbij", at(0.85, 0.85, 0.45)],
  "lantaarn-zwart-40-cm": ["detail", CLOSE, at(0.5, 0.35, 0.5)],
  "prikkabel-10-m-10-lampen": ["detail", "de lampjes van dichtbij", at(0.44, 0.5, 0.26)],
  "solar-grondspots-4-st": ["detail", CLOSE, at(0.75, 0.5, 0.3)],
  "led-kerstverlichting-300-lampjes": ["detail", "de lampjes van dichtbij", at(0.4, 0.6, 0.3)],
  "insectenhotel-30x20": ["detail", CLOSE, at(0.4, 0.35, 0.4)],
  "nestkast-koolmees-32-mm": ["detail", "het vlieggat van dichtbij", at(0.5, 0.55, 0.4)],
};

/** A tool that lies on the floor: its head is the near end, left or right as it is turned. */
const TO_THE_RIGHT = ["shovel", "leafrake", "broom"];
const WIDE = ["leafrake", "broom", "scarifier"];
function head(t) {
  const inward = WIDE.includes(t.head) ? 0.24 : 0.12;
  return { zoom: { x: TO_THE_RIGHT.includes(t.head) ? 1 - inward : inward, y: inward, span: 0.42 } };
}

/** The second view of a thing that is no plant. */
export function goodsView(slug, t) {
  if (t.habit === "longtool") return { view: "detail", traits: { ...t, ...head(t), shown: CLOSE } };
  const [view, shown, how] = WHERE[slug] ?? BY_HABIT[t.habit] ?? BY_HABIT.assembly;
  return { view, traits: { ...t, ...how, shown } };
}
