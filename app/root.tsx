import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import { PageStyle } from "#ui/page-style.tsx";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="nl-NL">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <PageStyle name="base" />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
