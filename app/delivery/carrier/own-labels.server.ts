import { PDFDocument, rgb, StandardFonts } from "pdf-lib";
import { linesOf, plain } from "#outside/paper/fit.ts";
import { isSealed, seal } from "#outside/seal.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { labels as say } from "#texts/office/packing.ts";
import type { CarrierService, Label, Parcel } from "./carrier.ts";
import { code128 } from "#kit/barcode/code-128.ts";

/** A6 in points: 105 by 148 millimetres. */
const A6: [number, number] = [297.64, 419.53];
const EDGE = 18;
const PURPOSE = "parcel";
/** In points, so 0.46 mm a module: wide enough for any scanner, and the code fits the width. */
const MODULE = 1.3;

export const isTrackSeal = ({ secret }: Shop, code: string, mark: string): boolean =>
  isSealed(secret, PURPOSE, code, mark);

/** The twin of a carrier's service: a true label with a code that the shop's own page follows. */
export function ownLabels(shop: Shop): CarrierService {
  return {
    name: "eigen",
    async make({ reference }) {
      const code = `LR${reference.replace(/\D/g, "").padStart(12, "0")}NL`;
      return { code, trackUrl: `${shop.url}/volg/${code}?t=${seal(shop.secret, PURPOSE, code)}`, reference };
    },
    print: (label, parcel) => draw(shop, label, parcel),
  };
}

async function draw({ settings }: Shop, { code }: Label, { carrier, to, weightG, reference }: Parcel) {
  const doc = await PDFDocument.create();
  doc.setTitle(`${carrier} ${code}`);
  const [font, bold] = [await doc.embedFont(StandardFonts.Helvetica), await doc.embedFont(StandardFonts.HelveticaBold)];
  const page = doc.addPage(A6);
  const [width, height] = A6;
  const line = (y: number) =>
    page.drawLine({ start: { x: EDGE, y }, end: { x: width - EDGE, y }, thickness: 1, color: rgb(0, 0, 0) });
  const text = (words: string, y: number, size: number, strong = false) =>
    page.drawText(plain(words), { x: EDGE, y, size, font: strong ? bold : font, maxWidth: width - 2 * EDGE });
  text(carrier, height - 42, 22, true);
  text(say.weight(weightG), height - 60, 10);
  line(height - 72);
  text(`${say.from} ${settings.COMPANY_LEGAL_NAME}, ${settings.COMPANY_STREET}`, height - 88, 8);
  text(`${settings.COMPANY_POSTCODE} ${settings.COMPANY_CITY}`, height - 99, 8);
  line(height - 110);
  const parts = [to.company, to.name, `${to.street} ${to.number}`].filter(Boolean);
  // What is long goes on below itself, and never over the code.
  const lines = parts.flatMap((part, at) =>
    linesOf(at === 0 ? bold : font, part, 13, width - 2 * EDGE)
      .slice(0, 2)
      .map((words) => ({ words, strong: at === 0 })),
  );
  for (const [at, { words, strong }] of lines.entries()) text(words, height - 138 - at * 18, 13, strong);
  const [town = ""] = linesOf(bold, `${to.postcode} ${to.city}`, 17, width - 2 * EDGE);
  text(town, height - 144 - lines.length * 18, 17, true);
  text(to.country === "BE" ? "BELGIË" : "NEDERLAND", height - 164 - lines.length * 18, 11);
  line(142);
  bars(page, code, width);
  text(code, 38, 12, true);
  text(say.reference(reference), 24, 8);
  return doc.save();
}

function bars(page: ReturnType<PDFDocument["addPage"]>, code: string, width: number): void {
  const widths = code128(code);
  const whole = widths.reduce((sum, one) => sum + one, 0) * MODULE;
  let x = (width - whole) / 2;
  for (const [at, modules] of widths.entries()) {
    if (at % 2 === 0) page.drawRectangle({ x, y: 58, width: modules * MODULE, height: 72, color: rgb(0, 0, 0) });
    x += modules * MODULE;
  }
}
