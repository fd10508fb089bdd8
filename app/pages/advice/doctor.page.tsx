import { redirect } from "react-router";
import { type Ref, useEffect, useRef } from "react";
import { listCards, listCategorySlugs } from "#catalogue/product/products.server.ts";
import { dayOf } from "#kit/day.ts";
import { lookUp } from "#kit/look-up.ts";
import { articlePath, categoryPath } from "#kit/path.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { advice } from "#texts/advice.ts";
import { Crumbs } from "#ui/crumbs.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/doctor.page.ts";
import { findArticle } from "#advice/articles.server.ts";
import { answersTo, type Given, isStep, type Step } from "#advice/doctor/doctor.ts";
import { doctor as tree } from "#advice/doctor/doctor.server.ts";
import { ProductLine } from "#advice/article/product-line.tsx";

const { doctor } = advice;

export const handle = { auth: "open", name: "plant-doctor", query: ["stap"] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const id = url.searchParams.get("stap") ?? tree.start;
  const node = lookUp(tree.nodes, id);
  const given = node && answersTo(tree, id);
  if (!node || !given) throw redirect("/plantdokter");
  const { db, now } = shopOf(context);
  if (isStep(node)) {
    keepPage(context, "advice");
    return { id, given, step: node, found: null };
  }
  const [cards, titles] = await Promise.all([listCards(db, node.products ?? []), listCategorySlugs(db)]);
  keepPage(context, "advice", "today", ...cards.map(({ slug }) => `product:${slug}`));
  const found = {
    cause: node,
    cards,
    today: dayOf(now()),
    article: findArticle(node.article)?.title,
    category: titles.find(({ slug }) => slug === node.category),
  };
  return { id, given, step: null, found };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.found ? `${loaderData.found.cause.cause}: ${doctor.title}` : doctor.title,
    description: doctor.description,
    path: "/plantdokter",
    ...(loaderData?.given.length && { noindex: true }),
  });

export default function Doctor({ loaderData }: Route.ComponentProps) {
  const { id, given, step, found } = loaderData;
  const heading = useFreshHeading(id);
  return (
    <main id="inhoud" className="dok-pagina lommer">
      <PageStyle name="article" />
      <div className="wrap">
        <Crumbs trail={[{ label: advice.name, to: "/groenhulp" }, { label: doctor.title }]} />
        <div className="dokter">
          {given.length > 0 && <Trail given={given} />}
          {found && <Diagnosis {...found} heading={heading} />}
          {step && (
            <>
              <h1 ref={heading} tabIndex={-1}>
                {given.length === 0 ? doctor.title : step.question}
              </h1>
              {given.length === 0 && <p className="lead">{doctor.lead}</p>}
              {given.length === 0 && <h2>{step.question}</h2>}
              <Choices step={step} />
            </>
          )}
          <h2 className="kop-3">{doctor.unsure}</h2>
          <p>
            {doctor.unsureText} <Link to="/advies#vraag">{doctor.contact}</Link>
          </p>
        </div>
      </div>
    </main>
  );
}

/** After a step the new heading gets the focus, so that keys and screen readers go on from there. */
function useFreshHeading(id: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(id);
  useEffect(() => {
    if (seen.current !== id) heading.current?.focus({ preventScroll: true });
    seen.current = id;
  }, [id]);
  return heading;
}

function Trail({ given }: { given: Given[] }) {
  return (
    <nav aria-label={doctor.trail}>
      <ol className="antwoorden">
        {given.map(({ id, answer, question }) => (
          <li key={id}>
            <Link to={`/plantdokter?stap=${id}`} aria-label={`${question} ${answer}`}>
              {answer}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/plantdokter">{doctor.again}</Link>
        </li>
      </ol>
    </nav>
  );
}

function Choices({ step }: { step: Step }) {
  return (
    <ul className="keuzes lijst-kaal">
      {step.options.map(({ label, hint, to }) => (
        <li key={to}>
          <Link to={`/plantdokter?stap=${to}`}>
            <span className="kop kop-4">{label}</span>
            {hint && <span className="klein soft">{hint}</span>}
            <Icon name="verder" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Found = NonNullable<Route.ComponentProps["loaderData"]["found"]>;

function Diagnosis({ cause, article, category, cards, today, heading }: Found & { heading: Ref<HTMLHeadingElement> }) {
  return (
    <>
      <p className="eyebrow">{doctor.diagnosis}</p>
      <h1 ref={heading} tabIndex={-1}>
        {cause.cause}
      </h1>
      <p className="lead">{cause.explain}</p>
      <h2>{doctor.now}</h2>
      <ol className="nu">
        {cause.doNow.map((job) => (
          <li key={job}>{job}</li>
        ))}
      </ol>
      {article && (
        <>
          <h2>{doctor.read}</h2>
          <p>
            <Link className="link-pijl" to={articlePath(cause.article)}>
              {article} <Icon name="verder" />
            </Link>
          </p>
        </>
      )}
      {(cards.length > 0 || category) && <h2>{doctor.products}</h2>}
      {cards.map((card) => (
        <ProductLine key={card.slug} card={card} today={today} />
      ))}
      {category && (
        <p>
          <Link className="link-pijl" to={categoryPath(category.slug)}>
            {doctor.category(category.title)} <Icon name="verder" />
          </Link>
        </p>
      )}
    </>
  );
}
