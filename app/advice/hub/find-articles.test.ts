import { expect, test } from "vitest";
import { answerFrom } from "../ask/answer.server.ts";
import { nearArticle } from "../articles.server.ts";
import { findArticles, isOneOff } from "./find-articles.server.ts";
import { stem, stemsOf } from "./words.ts";

const first = (asked: string) => findArticles(asked, 3).map(({ article }) => article.slug);

test.each([
  ["hagen", "haag"],
  ["gele", "geel"],
  ["snoeien", "snoei"],
  ["bladeren", "blad"],
  ["luizen", "luis"],
  ["planten", "plantje"],
])("%s and %s meet", (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test("small words of a question are not what somebody looks for", () => {
  expect(stemsOf("Waarom heb ik mos in het gazon?")).toEqual(["mos", "gazon"]);
});

test.each([
  ["mos in het gazon", "mos-in-gazon"],
  ["hortensia snoeien", "hortensia-snoeien"],
  ["Hoeveel haagplanten per meter?", "hoeveel-haagplanten-per-meter"],
  ["wanneer verticuteren", "gazon-verticuteren"],
  ["kat en giftige planten", "huisdierveilige-kamerplanten"],
  ["olijfboom verliest blad", "olijfboom-verliest-blad"],
  ["vliegjes in potgrond", "rouwvliegjes-in-kamerplanten"],
])("‘%s’ finds its article", (asked, slug) => {
  expect(first(asked)).toContain(slug);
});

test("one wrong letter is forgiven", () => {
  expect(first("verticuteern")).toContain("gazon-verticuteren");
  expect([isOneOff("laurier", "lauier"), isOneOff("laurier", "laureir"), isOneOff("laurier", "lau")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("what no article speaks of is not answered", () => {
  expect(answerFrom("Hoe stel ik het wachtwoord van mijn computer opnieuw in?")).toEqual({ found: false });
  expect(answerFrom("   ")).toEqual({ found: false });
  expect(findArticles("", 5)).toEqual([]);
});

test("an answer is quoted word for word from the article it names", () => {
  const answer = answerFrom("Moet ik de sleuf vullen met potgrond?");
  expect(answer).toMatchObject({
    found: true,
    question: "Moet ik de sleuf vullen met potgrond?",
    source: { slug: "haag-planten-stappenplan" },
  });
  expect(answer.found && answer.text).toMatch(/^Nee\. Potgrond zakt in/);
});

test("an address that does not exist leads to the article that was probably meant", () => {
  expect(nearArticle("hortensia-snoeien-wanneer")?.slug).toBe("hortensia-snoeien");
  expect(nearArticle("hagen-planten")?.topic).toBe("hagen");
  expect(nearArticle("zwembad-verwarmen")).toBeUndefined();
});
