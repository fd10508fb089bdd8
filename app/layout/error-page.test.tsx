import { renderToStaticMarkup } from "react-dom/server";
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from "react-router";
import { expect, test } from "vitest";
import { errorResponse } from "#kit/error.ts";
import handleRequest from "../entry.server.tsx";
import { ErrorFallback } from "./error-fallback.tsx";
import { knownError } from "./error-page.tsx";

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

test("R42 R96 when the error page fails on the server, Dutch words with a link home are sent as a 500", async () => {
  const broken = { staticHandlerContext: { errors: { root: new Error("Unexpected Server Error") } } };
  const ask = (entry: object) => handleRequest(new Request("http://localhost/"), 500, new Headers(), entry as never);
  const response = await ask(broken);
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain('<html lang="nl-NL">');
  expect(html).toContain("Er ging iets mis bij het tonen van de foutpagina");
  expect(html).toContain('<a class="btn" href="/">Terug naar de voorpagina</a>');
  await expect(ask({ staticHandlerContext: { errors: null } })).rejects.toThrow();
});

test("R97 an error that may be told keeps its status and message on its way to the page", async () => {
  const response = errorResponse({ statusCode: 503, message: "even weg" });
  const shown = new ErrorResponseImpl(response.status, response.statusText, await response.json());
  expect(knownError(shown)).toMatchObject({ statusCode: 503, message: "even weg" });
});

test("R97 other errors keep their status, or are a 500, with their message", () => {
  expect(knownError({ statusCode: 409, message: "bezet" })).toMatchObject({ statusCode: 409, message: "bezet" });
  expect(knownError(new Error("boem"))).toMatchObject({ statusCode: 500, message: "boem" });
});
