import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Links, Meta, Outlet, Scripts, useMatches } from "react-router";
import { PET_AT_ONCE } from "#catalogue/label/pet-mode.ts";
import { PET_SHEET } from "#catalogue/label/pet-sheet.ts";
import { pageNotFound } from "#kit/error.ts";
import { SHOP_MANIFEST } from "#kit/path.ts";
import { CLIENT_GUARDS } from "#layout/navigation/client-guards.ts";
import { ErrorFallback } from "#layout/error-fallback.tsx";
import { gate } from "#account/gate.server.ts";
import { oneAddress } from "#account/one-address.server.ts";
import { leadOn } from "#front/redirects/lead-on.server.ts";
import { runGuards } from "#kit/page/guards.ts";
import { FirstWords } from "#layout/first-words.tsx";
import { Header } from "#layout/header.tsx";
import { keepWhatStands } from "#layout/navigation/lost-line.ts";
import { LoadingBar, OfflineBanner, RouteEffects } from "#layout/navigation/route-effects.tsx";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { frame } from "#texts/frame.ts";
import { CARD_FORMS } from "#ui/form/card-forms.ts";
import { later, touched } from "#ui/loading/later.ts";
import { part } from "#ui/loading/part.tsx";
import { fontSheet } from "#ui/fonts.ts";
import { PageStyle } from "#ui/page-style.tsx";
import { Toasts } from "#ui/toast/toasts.tsx";
import type { Route } from "./+types/root.ts";

// Whole as the server wrote them, so their scripts come when somebody is there; the same elements on every rendering, so
// that what the server wrote stays until then. The drawers stand after what a page is opened for: they are long.
const Drawers = lazy(later(() => import("#layout/drawers.tsx")));
const Footer = lazy(later(() => import("#layout/footer.tsx")));
const DRAWERS = (
  <Suspense fallback={null}>
    <Drawers />
  </Suspense>
);
const FOOTER = (
  <Suspense fallback={null}>
    <Footer />
  </Suspense>
);
// When it cannot be fetched, the words of `ErrorFallback` stand in its place.
const ErrorPage = lazy(() => import("#layout/error-page.tsx"));

/** R23: strict paths; "/bomen/" is not "/bomen", but the 404 says which was meant. */
const strictPath: Route.MiddlewareFunction = ({ url }, next) => {
  const { pathname } = url;
  const plain = pathname.replace(/\/+$/, "");
  if (plain && plain !== pathname) throw pageNotFound({ to: plain, title: plain });
  return next();
};

/** D5: `version` and `gtm` stand before every page opened by a link. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request, url }, next) => {
    // What is sent is no page: a newer shop is gone to with the answer, not instead of it.
    if (request.method === "GET") await runGuards(["version", "gtm"], CLIENT_GUARDS, { url });
    return next();
  },
  keepWhatStands,
];

export const middleware = [leadOn, strictPath, oneAddress, gate];

export function Layout({ children }: { children: ReactNode }) {
  const facts = shopFacts();
  // The checkout has a frame of its own, with nothing that leads away.
  const handles = useMatches().map(({ handle }) => handle as { bare?: boolean; lean?: boolean } | undefined);
  const bare = handles.some((handle) => handle?.bare);
  // Pages that are read more than filled in carry no styles of forms.
  const lean = handles.some((handle) => handle?.lean);
  return (
    <html lang="nl-NL" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? PET_AT_ONCE : "" }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#174030" />
        <link rel="icon" href="/beeld/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/beeld/icoon/180.png" />
        <link rel="manifest" href={SHOP_MANIFEST} />
        <Meta />
        <PageStyle name="base" />
        {!bare && <PageStyle name="overlay" />}
        {!lean && <PageStyle name="buy" />}
        {!lean && <PageStyle name="forms" />}
        <Links />
        {import.meta.env.DEV && <style dangerouslySetInnerHTML={{ __html: fontSheet() }} />}
        <noscript>
          {import.meta.env.SSR && (
            <>
              <style dangerouslySetInnerHTML={{ __html: fontSheet() }} />
              <link rel="stylesheet" href={PET_SHEET} />
            </>
          )}
        </noscript>
      </head>
      <body>
        <a className="skip" href="#inhoud">
          {frame.skip}
        </a>
        <LoadingBar />
        <OfflineBanner />
        {facts.demo && <p className="demo">{frame.demo}</p>}
        {!bare && <Header />}
        {children}
        {!bare && DRAWERS}
        {!bare && FOOTER}
        {!bare && (
          <>
            <form id={CARD_FORMS.add} method="post" action="/cart" hidden>
              <input type="hidden" name="deed" value="cart.add" />
            </form>
            <form id={CARD_FORMS.save} method="post" action="/bewaard" hidden />
          </>
        )}
        <FirstWords />
        <Toasts />
        <RouteEffects />
        <Later />
        <script
          id="winkel"
          type="application/json"
          suppressHydrationWarning
          // Read at the start. An error page is drawn anew from the top, and then a browser takes no HTML from a text.
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? JSON.stringify(facts).replaceAll("<", "\\u003c") : "",
          }}
        />
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

const Comforts = part(() => import("#layout/comforts.tsx"));
const Insight = part(() => import("#insight/insight.tsx"));

/** Comforts that may come when everything else stands and somebody is there. */
function Later() {
  const [now, setNow] = useState(false);
  useEffect(() => {
    void touched.then(() => setNow(true));
  }, []);
  const { gtm, chat, sentry } = shopFacts();
  return (
    <Suspense>
      {now && <Comforts />}
      {now && <Insight gtm={gtm} chat={chat} sentry={sentry} />}
    </Suspense>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <ErrorFallback>
      <Suspense fallback={null}>
        <ErrorPage />
      </Suspense>
    </ErrorFallback>
  );
}
