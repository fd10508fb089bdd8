/** Who brings it, and where their parcel is followed. Own transport has no page to follow. */
export const CARRIERS = ["PostNL", "DHL", "DPD", "Eigen vervoer"] as const;
export type Carrier = (typeof CARRIERS)[number];

export const isCarrier = (text: string): text is Carrier => (CARRIERS as readonly string[]).includes(text);

const PAGES: Record<Carrier, (code: string, postcode: string, country: string) => string | undefined> = {
  PostNL: (code, postcode, country) => `https://jouw.postnl.nl/track-and-trace/${code}-${country}-${postcode}`,
  DHL: (code, postcode) => `https://my.dhlecommerce.nl/home/tracktrace/${code}/${postcode}`,
  DPD: (code) => `https://www.dpdgroup.com/nl/mydpd/my-parcels/track?parcelNumber=${code}`,
  "Eigen vervoer": () => undefined,
};

/** Where each carrier's own pages are. */
const SITES: Record<Carrier, readonly string[]> = {
  PostNL: ["postnl.nl", "postnl.be", "postnl.post"],
  DHL: ["dhl.com", "dhl.nl", "dhlecommerce.nl", "dhlparcel.nl"],
  DPD: ["dpd.com", "dpd.nl", "dpd.be", "dpdgroup.com"],
  "Eigen vervoer": [],
};

export type Track = { ok: true; url?: string } | { ok: false };

/**
 * A track & trace code becomes the carrier's page; a whole link stays what it is; nothing is allowed. The customer gets
 * it in a mail of the shop, so that not everybody may send them anywhere.
 */
export function trackOf(
  given: string,
  carrier: Carrier,
  to: { postcode: string; country: string },
  where: "anywhere" | "carrier" = "anywhere",
): Track {
  if (!given) return { ok: true };
  const link = /^https:\/\/[^\s"<>\\]+$/.test(given) && URL.parse(given);
  if (link)
    return isFit(link, where === "carrier" ? SITES[carrier] : undefined) ? { ok: true, url: given } : { ok: false };
  const code = given.replace(/[\s.]/g, "").toUpperCase();
  if (!/^[A-Z0-9-]{6,40}$/.test(code)) return { ok: false };
  const url = PAGES[carrier](code, to.postcode.replace(/\s/g, "").toUpperCase(), to.country);
  return { ok: true, ...(url && { url }) };
}

/** What stands before an @ looks like the site and is not. */
const isFit = ({ username, password, hostname }: URL, sites?: readonly string[]): boolean =>
  !username && !password && (sites?.some((site) => hostname === site || hostname.endsWith(`.${site}`)) ?? true);
