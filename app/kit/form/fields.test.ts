import * as v from "valibot";
import { expect, test } from "vitest";
import { count, exact, filled, several, text } from "./fields.ts";

test("each field that is refused says what it takes", () => {
  const said = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0]?.message;
  expect(said(text(5), "zes ja")).toBe("Typ hoogstens 5 tekens.");
  expect(said(exact(5), "zes ja")).toBe("Typ hoogstens 5 tekens.");
  expect(said(filled(5), "  ")).toBe("Vul dit in.");
  expect(said(several(text(5), 2), ["a", "b", "c"])).toBe("Kies er hoogstens 2.");
  for (const wrong of ["veel", "", "0", "13", "1,5", "1e3", 0, 13, 1.5])
    expect(said(count(1, 12), wrong), String(wrong)).toBe("Vul een heel getal in van 1 tot en met 12.");
  expect(said(count(0, 12_000), "-1")).toBe("Vul een heel getal in van 0 tot en met 12.000.");
  expect(said(count(1, 12, "Eigen woorden."), "veel")).toBe("Eigen woorden.");
});
