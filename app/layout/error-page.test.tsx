import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorFallback, knownError } from "./error-page.tsx";

test("R42 R96 when the error page itself fails, its literal words, the details and a link home are shown", () => {
  const fallback = new ErrorFallback({ children: "de foutpagina" });
  expect(fallback.render()).toBe("de foutpagina");
  fallback.state = ErrorFallback.getDerivedStateFromError(new Error("boem"));
  const html = renderToStaticMarkup(<>{fallback.render()}</>);
  expect(html).toContain("An error occurred while showing the error page");
  expect(html).toContain("Unfortunately an error occurred and while showing the error page another error occurred");
  expect(html).toContain("Error details: Error: boem");
  expect(html).toContain('<a href="/">Go back to home</a>');
});

test("R97 other errors keep their status, or are a 500, with their message", () => {
  expect(knownError({ statusCode: 409, message: "bezet" })).toMatchObject({ statusCode: 409, message: "bezet" });
  expect(knownError(new Error("boem"))).toMatchObject({ statusCode: 500, message: "boem" });
});
