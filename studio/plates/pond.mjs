// A pond from the side: what grows at which depth.
import { CUT, leaf, line, n, shape, SOFT, text, wander } from "./shapes.mjs";

const WATER = "#BFD9E0";
const flag = (x, foot, tall) =>
  [-9, -4, 2, 7, 12].map((a) => leaf(x, foot, a, tall, a % 2 ? "#4B8A3A" : "#3B7A42", 0.06)).join("") +
  [-4, 7]
    .map(
      (a) =>
        leaf(x + Math.sin((a * Math.PI) / 180) * tall, foot - tall * 0.94, a + 40, 20, "#E8B84A", 0.5) +
        leaf(x + Math.sin((a * Math.PI) / 180) * tall, foot - tall * 0.94, a - 40, 20, "#E8B84A", 0.5),
    )
    .join("");
const marigold = (x, foot) =>
  [-60, -25, 15, 50].map((a) => leaf(x, foot, a, 34, "#3B7A42", 0.5)).join("") +
  [
    [-18, -34],
    [4, -44],
    [22, -32],
  ]
    .map(
      ([dx, dy]) =>
        line(`M${x} ${foot}L${x + dx} ${foot + dy}`, "#4B8A3A", 2.5) +
        `<circle cx="${x + dx}" cy="${foot + dy}" r="9" fill="#E8B84A"/>`,
    )
    .join("");
const spike = (x, foot, tall) =>
  line(`M${x} ${foot}V${foot - tall}`, "#4B8A3A", 3) +
  Array.from(
    { length: 9 },
    (_, i) => `<circle cx="${x + (i % 2 ? 5 : -5)}" cy="${foot - tall + i * 7}" r="6" fill="#9A5C9E"/>`,
  ).join("");
const basket = (x, y) =>
  shape(`M${x - 36} ${y - 34}H${x + 36}L${x + 28} ${y}H${x - 28}z`, "#3F4A40") +
  shape(`M${x - 34} ${y - 34}H${x + 34}V${y - 26}H${x - 34}z`, "#A7A294");
const lily = (x, surface, floor) =>
  [-64, -30, 12, 52]
    .map((d) => line(`M${x} ${floor - 34}Q${x + d * 0.3} ${floor - 80} ${x + d} ${surface + 2}`, "#5E8A52", 3))
    .join("") +
  [-64, -30, 52].map((d) => `<ellipse cx="${x + d}" cy="${surface + 1}" rx="24" ry="6" fill="#3B7A42"/>`).join("") +
  [-54, -28, 0, 28, 54].map((a) => leaf(x + 12, surface, a, 30, "#C4476A", 0.34)).join("");
const hornwort = (x, foot, tall, seed) => {
  const r = wander(seed);
  let out = line(`M${x} ${foot}Q${x + 14} ${foot - tall / 2} ${x + 4} ${foot - tall}`, "#3F7350", 4);
  for (let i = 0; i < 14; i++) {
    const y = foot - 8 - (i * (tall - 12)) / 14;
    const px = x + 7 * Math.sin(((foot - y) / tall) * Math.PI);
    for (const side of [-1, 1]) out += line(`M${n(px)} ${n(y)}l${n(side * (12 + r() * 5))} -6`, "#4F8A62", 2);
  }
  return out;
};

export function vijverDoorsnede() {
  const surface = 150;
  let out = shape(`M0 132H150L190 ${surface + 4}L330 ${surface + 54}H430L500 370H800L830 132H860V430H0z`, "#5A4030");
  out += shape(`M172 ${surface}L330 ${surface + 54}H432L502 370H798L830 ${surface}z`, WATER);
  out += line(`M140 130L190 ${surface + 6}L330 ${surface + 54}H432L502 368H798L830 130`, "#22262A", 4);
  out += marigold(110, 136) + spike(176, 150, 84) + spike(194, 154, 66);
  out += basket(358, surface + 52) + flag(358, surface + 20, 140);
  out += basket(720, 364) + lily(720, surface, 364);
  out += hornwort(534, 362, 150, 3) + hornwort(566, 362, 128, 8) + hornwort(782, 362, 96, 5);
  out += line(`M172 ${surface}H828`, "#6C9AB0", 3);
  const depth = (x, y) => line(`M${x} ${surface + 6}V${y - 4}M${x - 7} ${surface + 6}h14M${x - 7} ${y - 4}h14`, CUT, 3);
  out += depth(418, surface + 52) + depth(606, 364);
  out +=
    text(430, surface + 34, "10–30 cm", { size: 16, fill: CUT }) + text(614, 306, "40–80 cm", { size: 16, fill: CUT });
  out += text(150, 400, "een flauwe oever, zodat dieren eruit kunnen", { size: 16, fill: "#FAF6EB" });
  const labels = [
    [128, "Natte oever", "dotterbloem, kattenstaart"],
    [400, "Ondiep", "gele lis, in een mand"],
    [690, "Diep", "waterlelie in een mand, hoornblad los"],
  ];
  const heads = labels.map(
    ([x, name, plants]) =>
      text(x, 22, name, { anchor: "middle", size: 19 }) +
      text(x, 45, plants, { anchor: "middle", size: 15, fill: SOFT, weight: 600 }),
  );
  return [`${heads.join("")}<g transform="translate(0 40)">${out}</g>`, 470];
}
