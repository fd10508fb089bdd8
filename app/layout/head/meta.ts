import { sharedPicture } from "#catalogue/photos/photo-key.ts";
import { shopFacts } from "./shop-facts.ts";

type Said = {
  title?: string | undefined;
  description?: string | undefined;
  path: string;
  type?: "website" | "product" | "article";
  picture?: { key: string; alt: string } | null | undefined;
  noindex?: boolean;
};

const SIGN = { address: "/beeld/deelbeeld.png", width: 1200, height: 630 };

/** R2: every title ends with the shop's name. Canonical and Open Graph come from the same facts. */
export function pageMeta({ title, description, path, type = "website", picture, noindex }: Said) {
  const { name, url } = shopFacts();
  const full = title ? `${title} · ${name}` : name;
  // Typed in capitals it is the same page, so it has the same address.
  const canonical = `${url}${path.toLowerCase()}`;
  const image = picture ? squareOf(picture.key) : SIGN;
  return [
    { title: full },
    ...(description ? [{ name: "description", content: description }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:title", content: title ?? name },
    { property: "og:url", content: canonical },
    { property: "og:site_name", content: name },
    { property: "og:locale", content: "nl_NL" },
    { property: "og:type", content: type },
    { property: "og:image", content: `${url}${image.address}` },
    { property: "og:image:width", content: String(image.width) },
    { property: "og:image:height", content: String(image.height) },
    { property: "og:image:alt", content: picture?.alt || (title ?? name) },
    ...(description ? [{ property: "og:description", content: description }] : []),
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

function squareOf(key: string) {
  const { path, width } = sharedPicture(key);
  return { address: path, width, height: width };
}
