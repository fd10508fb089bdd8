export type Method = { id: string; title: string; text: string; mark: string; /** Only for companies, paid after delivery. */ business?: true; /** Credit: never preselected, only for adults who say so. */ credit?: true };

/** In the order in which the Dutch use them. Credit is last and never chosen beforehand. */
export const METHODS: Method[] = [
  { id: "ideal", title: "iDEAL | Wero", text: "Je betaalt in de app van je eigen bank", mark: "iDEAL" },
  { id: "bancontact", title: "Bancontact", text: "Voor wie bij een Belgische bank zit", mark: "Bancontact" },
  { id: "creditcard", title: "Creditcard", text: "Visa of Mastercard", mark: "Visa" },
  { id: "paypal", title: "PayPal", text: "Met je PayPal-account", mark: "PayPal" },
  { id: "klarna", title: "Achteraf betalen met Klarna", text: "Binnen 30 dagen, vanaf 18 jaar. Klarna toetst of je dit kunt betalen. Te laat betalen kost geld.", mark: "Klarna", credit: true },
  { id: "rekening", title: "Op rekening", text: "Voor bedrijven, binnen 14 dagen na levering", mark: "Zakelijk", business: true },
];

export const findMethod = (id: string): Method | undefined => METHODS.find((method) => method.id === id);

/** Why somebody cannot pay this way. */
export function methodFault(offered: Method[], id: string, adult: boolean): "choose" | "age" | undefined {
  const method = offered.find((one) => one.id === id);
  if (!method) return "choose";
  return method.credit && !adult ? "age" : undefined;
}
