import { fifthDrawnQueries } from "#search/judged/fifth-drawn.ts";
import { fifthWishQueries } from "#search/judged/fifth-wishes.ts";
import { fourthGoodsQueries } from "#search/judged/fourth-goods.ts";
import { fourthPlantQueries } from "#search/judged/fourth-plants.ts";
import { freshGoodsQueries } from "#search/judged/fresh-goods.ts";
import { freshNameQueries } from "#search/judged/fresh-names.ts";
import { freshWishQueries } from "#search/judged/fresh-wishes.ts";
import type { Judged } from "#search/judged/judge.ts";
import { wordQueries } from "#search/judged/answer-queries.ts";
import { formQueries } from "#search/judged/queries.ts";
import { secondQueries } from "#search/judged/second-queries.ts";
import { sixthQueries } from "#search/judged/sixth-queries.ts";
import { spokenQueries } from "#search/judged/spoken-queries.ts";
import { spokenWishes } from "#search/judged/spoken-wishes.ts";
import { thirdQueries } from "#search/judged/third-queries.ts";

/** The judged questions, in the order in which the lists were written. */
export const lists: Record<string, Judged[]> = {
  first: [...formQueries, ...wordQueries, ...spokenWishes, ...spokenQueries],
  fresh: [...freshNameQueries, ...freshWishQueries, ...freshGoodsQueries],
  second: secondQueries,
  third: thirdQueries,
  fourth: [...fourthPlantQueries, ...fourthGoodsQueries],
  fifth: [...fifthDrawnQueries, ...fifthWishQueries],
  sixth: sixthQueries,
};
