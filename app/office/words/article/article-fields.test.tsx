import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleFields } from "./article-fields.tsx";

test("each choice of an article that is refused says so in its own place", () => {
  const picks = { ofProducts: { picks: [] }, ofCategories: { picks: [] } };
  const errors = {
    subject: ["Onderwerp"],
    inMonths: ["Maanden"],
    ofProducts: ["Producten"],
    ofCategories: ["Hierheen"],
  };
  const html = renderToStaticMarkup(<ArticleFields words={{}} picks={picks} errors={errors} />);
  const told = [...html.matchAll(/melding-fout[^>]*>(?:<svg.*?<\/svg>)?([A-Z][a-z]+)</g)].map(([, words]) => words);
  expect(told).toEqual(["Onderwerp", "Maanden", "Producten", "Hierheen"]);
});
