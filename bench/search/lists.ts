import { fifthDrawnQueries } from "./judged/fifth-drawn.ts";
import { fifthWishQueries } from "./judged/fifth-wishes.ts";
import { fourthGoodsQueries } from "./judged/fourth-goods.ts";
import { fourthPlantQueries } from "./judged/fourth-plants.ts";
import { freshGoodsQueries } from "./judged/fresh-goods.ts";
import { freshNameQueries } from "./judged/fresh-names.ts";
import { freshWishQueries } from "./judged/fresh-wishes.ts";
import type { Judged } from "./judged/judge.ts";
import { wordQueries } from "./judged/answer-queries.ts";
import { formQueries } from "./judged/queries.ts";
import { secondQueries } from "./judged/second-queries.ts";
import { sixthQueries } from "./judged/sixth-queries.ts";
import { spokenQueries } from "./judged/spoken-queries.ts";
import { spokenWishes } from "./judged/spoken-wishes.ts";
import { thirdQueries } from "./judged/third-queries.ts";

/** The judged queries, in the order in which the lists were written. */
export const lists: Record<string, Judged[]> = {
  first: [...formQueries, ...wordQueries, ...spokenWishes, ...spokenQueries],
  fresh: [...freshNameQueries, ...freshWishQueries, ...freshGoodsQueries],
  second: secondQueries,
  third: thirdQueries,
  fourth: [...fourthPlantQueries, ...fourthGoodsQueries],
  fifth: [...fifthDrawnQueries, ...fifthWishQueries],
  sixth: sixthQueries,
};
