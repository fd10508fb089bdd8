import { decimal } from "#kit/money.ts";
import { categoryPath, productPath } from "#kit/path.ts";
import { sharedPicture } from "../photos/photo-key.ts";
import { carriage } from "../price/carriage.ts";
import type { Card } from "./product.ts";
import type { ProductView, Size } from "./product-view.server.ts";

type Facts = { url: string; name: string };
type Rated = { count: number; average: number };

const AVAILABILITY: Record<Size["state"], string> = {
  now: "InStock",
  reserve: "PreOrder",
  closed: "OutOfStock",
  "sold-out": "OutOfStock",
};

export function breadcrumbs(trail: { label: string; path: string }[], { url }: Facts) {
  const items = [{ label: "Home", path: "/" }, ...trail];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ label, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: label,
      item: `${url}${path}`,
    })),
  };
}

/** One product with an offer per size; what is not measured, such as reviews nobody wrote, is left out. */
export function productData(view: ProductView, rated: Rated, facts: Facts) {
  const url = `${facts.url}${productPath(view.slug)}`;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": url,
    name: view.name,
    ...(view.latin && { alternateName: view.latin }),
    description: view.summary,
    sku: view.sizes[0]?.sku,
    url,
    image: view.pictures.map(({ key }) => `${facts.url}${sharedPicture(key).path}`),
    additionalProperty: view.facts.map(({ title, value }) => ({ "@type": "PropertyValue", name: title, value })),
    brand: { "@type": "Brand", name: view.legal.maker?.name ?? facts.name },
    ...(rated.count > 0 && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: rated.average, reviewCount: rated.count },
    }),
    offers: view.sizes.map((size) => {
      const { cents } = carriage([{ ...size.parcel, quantity: 1 }], size.cents, view.carriage);
      return offer(size, cents, view.legal.withdrawal.allowed, url, facts);
    }),
  };
}

function offer(size: Size, shippingCents: number, returnable: boolean, url: string, { name }: Facts) {
  const days = (min: number, max: number) => ({
    "@type": "QuantitativeValue",
    minValue: min,
    maxValue: max,
    unitCode: "DAY",
  });
  return {
    "@type": "Offer",
    sku: size.sku,
    name: size.form ? `${size.size}, ${size.form.toLowerCase()}` : size.size,
    url: `${url}?sku=${encodeURIComponent(size.sku)}`,
    price: decimal(size.cents),
    priceCurrency: "EUR",
    itemCondition: "https://schema.org/NewCondition",
    availability: `https://schema.org/${AVAILABILITY[size.state]}`,
    seller: { "@type": "Organization", name },
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value: decimal(shippingCents), currency: "EUR" },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "NL" },
      // What waits for its season has no days to promise.
      ...(size.state === "now" && {
        deliveryTime: { "@type": "ShippingDeliveryTime", handlingTime: days(1, 3), transitTime: days(1, 1) },
      }),
    },
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: "NL",
      ...(returnable
        ? {
            returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
            merchantReturnDays: 14,
            returnMethod: "https://schema.org/ReturnByMail",
            returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
          }
        : { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" }),
    },
  };
}

export function faqData(faq: { q: string; a: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faq.map(({ q, a }) => ({
      "@type": "Question",
      name: q,
      acceptedAnswer: { "@type": "Answer", text: a },
    })),
  };
}

export function listData(title: string, slug: string, cards: Pick<Card, "slug" | "name">[], { url }: Facts) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: title,
    url: `${url}${categoryPath(slug)}`,
    numberOfItems: cards.length,
    itemListElement: cards.map((card, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: card.name,
      url: `${url}${productPath(card.slug)}`,
    })),
  };
}

type Told = {
  path: string;
  trail: { label: string; to?: string }[];
  faq?: { q: string; a: string }[] | undefined;
  list?: { title: string; cards: Pick<Card, "slug" | "name">[] };
};

/** All that a page with a trail, and perhaps with questions and a list of products, tells of itself. */
export function pageData({ path, trail, faq = [], list }: Told, facts: Facts): object[] {
  return [
    breadcrumbs(
      trail.map(({ label, to }) => ({ label, path: to ?? path })),
      facts,
    ),
    ...(faq.length > 0 ? [faqData(faq)] : []),
    ...(list && list.cards.length > 0 ? [listData(list.title, path.slice(1), list.cards, facts)] : []),
  ];
}
