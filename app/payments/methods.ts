export type Method = {
  id: string /** Only for companies that staff approved, paid after delivery. */;
  business?: true /** Credit: never preselected, only for adults who say so. */;
  credit?: true;
};

/** In the order in which the Dutch use them. Credit is last and never chosen beforehand. */
export const METHODS: Method[] = [
  { id: "ideal" },
  { id: "bancontact" },
  { id: "creditcard" },
  { id: "paypal" },
  { id: "klarna", credit: true },
  { id: "rekening", business: true },
];

/** Why somebody cannot pay this way. */
export function methodFault(offered: Method[], id: string, adult: boolean): "choose" | "age" | undefined {
  const method = offered.find((one) => one.id === id);
  if (!method) return "choose";
  return method.credit && !adult ? "age" : undefined;
}
