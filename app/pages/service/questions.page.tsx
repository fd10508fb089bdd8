import { useRef, useState } from "react";
import { findProse } from "#outside/prose.server.ts";
import { keepPage } from "#outside/shop.server.ts";
import { service } from "#texts/help.ts";
import { Question } from "#ui/accordion.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useTakeOver } from "#ui/form/use-take-over.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/questions.page.ts";
import { JsonLd } from "#layout/head/json-ld.tsx";
import { pageMeta } from "#layout/head/meta.ts";
import { ServiceFrame } from "#layout/service/service-frame.tsx";

export const handle = { auth: "open", name: "questions", query: ["vraag"] };

type Group = { title: string; faq: { q: string; a: string }[] };

export function loader({ url, context }: Route.LoaderArgs) {
  const front = findProse("pages", "meest-gestelde-vragen")?.front as {
    title: string;
    description: string;
    groups: Group[];
  };
  const asked = url.searchParams.get("vraag")?.slice(0, 100) ?? "";
  if (!asked) keepPage(context, "service:meest-gestelde-vragen");
  return { title: front.title, description: front.description, groups: front.groups, asked };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title, description: loaderData?.description, path: "/meest-gestelde-vragen" });

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");

export default function Questions({ loaderData }: Route.ComponentProps) {
  const [asked, ask] = useState(loaderData.asked);
  const form = useRef<HTMLFormElement>(null);
  useTakeOver(form, () => ask(String(new FormData(form.current ?? undefined).get("vraag") ?? "")));
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const found = loaderData.groups
    .map(({ title, faq }) => ({
      title,
      faq: faq.filter(({ q, a }) => words.every((word) => plain(`${q} ${a}`).includes(word))),
    }))
    .filter(({ faq }) => faq.length > 0);
  return (
    <ServiceFrame title={loaderData.title} path="/meest-gestelde-vragen">
      <div className="tekstpagina">
        <form role="search" aria-label={service.questions.search} ref={form}>
          <TextField
            label={service.questions.search}
            name="vraag"
            type="search"
            maxLength={100}
            defaultValue={asked}
            onInput={(event) => ask(event.currentTarget.value)}
          />
        </form>
        <p className="vh" role="status">
          {service.questions.found(found.reduce((sum, { faq }) => sum + faq.length, 0))}
        </p>
        {found.map(({ title, faq }) => (
          <section key={title}>
            <h2>{title}</h2>
            {faq.map(({ q, a }) => (
              <Question key={q} question={q} open={words.length > 0}>
                <p>{a}</p>
              </Question>
            ))}
          </section>
        ))}
        {found.length === 0 && (
          <p>
            {service.questions.none} <Link to="/contact">{service.questions.ask}</Link>
          </p>
        )}
      </div>
      <JsonLd
        data={{
          "@type": "FAQPage",
          mainEntity: loaderData.groups.flatMap(({ faq }) =>
            faq.map(({ q, a }) => ({ "@type": "Question", name: q, acceptedAnswer: { "@type": "Answer", text: a } })),
          ),
        }}
      />
    </ServiceFrame>
  );
}
