import { shopFacts } from "./shop-facts.ts";

type Said = {
  title?: string | undefined;
  description?: string | undefined;
  path: string;
  image?: string | undefined;
  noindex?: boolean;
};

/** R2: every title ends with the shop's name. Canonical and Open Graph come from the same facts. */
export function pageMeta({ title, description, path, image, noindex }: Said) {
  const { name, url } = shopFacts();
  const full = title ? `${title} · ${name}` : name;
  const canonical = `${url}${path === "/" ? "/" : path}`;
  return [
    { title: full },
    ...(description ? [{ name: "description", content: description }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:title", content: title ?? name },
    { property: "og:url", content: canonical },
    { property: "og:site_name", content: name },
    { property: "og:locale", content: "nl_NL" },
    { property: "og:type", content: "website" },
    { property: "og:image", content: image ? `${url}${image}` : `${url}/beeld/deelbeeld.png` },
    ...(description ? [{ property: "og:description", content: description }] : []),
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
  ];
}
