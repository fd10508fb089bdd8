import { tasksOf } from "#accounts/door/roles.ts";
import { countPhotos, listShelf, type Shelf, SHELVES } from "#catalogue/photos/photos.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Leaves, readPage, Search } from "#office/leaves.tsx";
import { ShelfPart } from "#office/photos/shelf-part.tsx";
import { textsWith } from "#office/photos/texts-with.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { photos as say } from "#texts/office/range/photos.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/photos.page.ts";

const HERE = "/kantoor/fotos";
export const handle = { name: "office-photos" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  // Who writes chooses pictures for a text here; who has the range arranges them too.
  const { scope } = requireStaff(context, "words", "range");
  const { db } = shopOf(context);
  const { page, q } = readPage(url);
  const shelf: Shelf = SHELVES.find((one) => one === url.searchParams.get("plank")) ?? "fotos";
  const [found, counts] = await Promise.all([listShelf(db, shelf, page, q), countPhotos(db)]);
  const texts = textsWith(found.kept.map(({ mark }) => mark));
  return { q, page, shelf, mayArrange: tasksOf(scope).has("range"), texts, ...found, ...counts };
}

export default function Photos({ loaderData }: Route.ComponentProps) {
  const { q, page, pages, shelf, kept, mayArrange, texts, photos, without } = loaderData;
  const along = { plank: shelf === "fotos" ? "" : shelf };
  return (
    <>
      <header className="kop-blad">
        <div>
          <h1>{say.title}</h1>
          <p>{say.lead(photos, without)}</p>
        </div>
      </header>
      <nav className="weergaven" aria-label={say.shelves}>
        {Object.entries(say.shelf).map(([one, label]) => (
          <Link
            key={one}
            to={one === "fotos" ? HERE : `${HERE}?plank=${one}`}
            aria-current={one === shelf ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Search q={q} label={say.search} button={say.find} along={along} />
      <ShelfPart none={q ? say.noneFound : say.none[shelf]} kept={kept} texts={texts} mayArrange={mayArrange} />
      <Leaves page={page} pages={pages} q={q} along={along} />
    </>
  );
}
