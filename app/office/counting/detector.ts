/** What a browser gives that reads barcodes itself; the language does not know it yet. */
export type Detector = { detect(of: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type Makes = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };
type Policy = { allowsFeature(name: string): boolean };

/** What stands on plants: the number of a grower, or our own label. */
const WANTED = ["ean_13", "ean_8", "upc_a", "code_128"];

/** A reader of barcodes, where this browser has one that knows ours. */
export async function findDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Makes };
  if (!BarcodeDetector || !navigator.mediaDevices) return undefined;
  const known = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  const formats = WANTED.filter((one) => known.includes(one));
  return formats.length ? new BarcodeDetector({ formats }) : undefined;
}

/** A page that was reached from outside the office without loading anew was not given the camera. */
export function isCameraBarred(): boolean {
  const { featurePolicy } = document as { featurePolicy?: Policy };
  return featurePolicy?.allowsFeature("camera") === false;
}
