import type { IssueFigures } from "#newsletter/issues.server.ts";
import { officeLetter as say } from "#texts/office/shop/letter.ts";
import { Facts, Rows } from "../rows.tsx";

/** What became of a letter; nobody is followed, so what one reader did is not known. */
export function FiguresPart({ figures: { receivers, left, bounced, links } }: { figures: IssueFigures }) {
  return (
    <section className="vel stack">
      <h2>{say.figures.title}</h2>
      <Facts
        facts={[
          [say.figures.receivers, receivers],
          [say.figures.bounced, bounced],
          [say.figures.left, left],
          [say.figures.clicks, links.reduce((sum, { clicks }) => sum + clicks, 0)],
        ]}
      />
      <p className="soft klein">{say.figures.text}</p>
      <Rows
        label={say.figures.links}
        head={[say.figures.link, say.figures.clicks]}
        none={say.figures.none}
        rows={links.map(({ to, clicks }, at) => ({ key: at, cells: [to, clicks] }))}
      />
    </section>
  );
}
