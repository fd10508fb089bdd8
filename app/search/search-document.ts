import type { Quantity } from "./dutch/sizes.ts";
import type { SizeFacts } from "./list/sized.ts";

/** What an index knows of one product, article or category. */
export interface SearchDocument {
  id: string;
  slug: string;
  name: string;
  latin?: string;
  /** what it is in one word: the strongest field */
  soort?: string;
  synonyms?: string[];
  /** small facts as words: material, use, spec */
  keywords?: string[];
  /** titles of the categories it is in */
  categories?: string[];
  description?: string;
  /** article numbers and barcodes, found whole or from their beginning */
  codes?: string[];
  facets: Record<string, string[]>;
  numbers: Record<string, number[]>;
  quantities?: Quantity[];
  /** the sizes it is sold in */
  sizes?: SizeFacts[];
  /** higher is asked for more */
  popularity: number;
  availableNow: boolean;
  /** day number; newer is higher */
  added?: number;
  /** what a hit carries back besides the fields above */
  shown?: Record<string, unknown>;
}
