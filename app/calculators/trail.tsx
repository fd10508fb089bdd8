import { JsonLd } from "#catalogue/json-ld.tsx";
import { pageData } from "#catalogue/product/structured-data.ts";
import { Crumbs } from "#ui/crumbs.tsx";

type Told = Parameters<typeof pageData>[0];

/** The trail of a calculator, for people and, with what else the page tells, for search engines. */
export function Trail({ facts, ...told }: Told & { facts: { url: string; name: string } }) {
  return (
    <>
      <Crumbs trail={told.trail} />
      <JsonLd data={import.meta.env.SSR && pageData(told, facts)} />
    </>
  );
}
