import { articlePath } from "#kit/path.ts";

type Told = {
  slug: string;
  title: string;
  description: string;
  updated: string;
  faq: { q: string; a: string }[];
  topicTitle: string;
  topicPath: string;
  image: string | undefined;
  steps: { name: string; text: string }[];
};

/** What search engines may know of an article, in the words of schema.org. */
export function articleData(told: Told, shop: { url: string; name: string }, section: string): Record<string, unknown> {
  const url = `${shop.url}${articlePath(told.slug)}`;
  const publisher = { "@type": "Organization", name: shop.name, url: shop.url };
  const crumbs = [
    [section, `${shop.url}/groenhulp`],
    [told.topicTitle, `${shop.url}${told.topicPath}`],
    [told.title, url],
  ];
  return {
    "@graph": [
      {
        "@type": "Article",
        headline: told.title,
        description: told.description,
        inLanguage: "nl-NL",
        dateModified: told.updated,
        mainEntityOfPage: url,
        author: publisher,
        publisher,
        ...(told.image && { image: `${shop.url}${told.image}` }),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map(([name, item], at) => ({ "@type": "ListItem", position: at + 1, name, item })),
      },
      ...(told.faq.length
        ? [
            {
              "@type": "FAQPage",
              mainEntity: told.faq.map(({ q, a }) => ({
                "@type": "Question",
                name: q,
                acceptedAnswer: { "@type": "Answer", text: a },
              })),
            },
          ]
        : []),
      ...(told.steps.length
        ? [
            {
              "@type": "HowTo",
              name: told.title,
              description: told.description,
              step: told.steps.map(({ name, text }, at) => ({ "@type": "HowToStep", position: at + 1, name, text })),
            },
          ]
        : []),
    ],
  };
}
