import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

// Door 1: everything a person can visit. Categories are rows, not routes: the last but one looks its path up.
const service = (path: string) => route(path, "layout/service.page.tsx", { id: `service-${path}` });

export default [
  index("layout/home.page.tsx"),
  route("p/:slug?", "catalogue/product.page.tsx"),
  route("ons-assortiment", "catalogue/range.page.tsx"),
  route("search", "search/search.page.tsx"),

  route("cart", "cart/cart.page.tsx"),
  route("cart/sync", "cart/sync.page.tsx"),
  route("cadeaubon-saldo", "cart/balance.page.tsx"),
  route("checkout", "checkout/checkout.page.tsx"),
  route("checkout/delivery", "checkout/delivery.page.tsx"),
  route("checkout/payment", "checkout/payment.page.tsx"),
  route("thank-you", "checkout/thank-you.page.tsx"),
  route("testbank/:payment", "payments/test-bank.page.tsx"),
  route("annuleren-retouren", "orders/withdraw.page.tsx"),

  route("login", "accounts/login.page.tsx"),
  route("register", "accounts/register.page.tsx"),
  route("wachtwoord-vergeten", "accounts/forgot.page.tsx"),
  route("wachtwoord-resetten", "accounts/reset.page.tsx"),
  route("account/bevestigen", "accounts/confirm.page.tsx"),
  route("account/inloglink", "accounts/magic.page.tsx"),
  route("account/export", "accounts/export.page.tsx"),
  route("account/kalender/:file", "accounts/calendar.page.tsx"),
  layout("accounts/frame.page.tsx", [
    route("account", "accounts/account.page.tsx"),
    route("account/addresses", "accounts/addresses.page.tsx"),
    route("account/bestellingen", "accounts/orders.page.tsx"),
    route("account/tuin", "accounts/garden.page.tsx"),
    route("account/nieuwsbrief", "accounts/newsletter.page.tsx"),
    route("account/gegevens", "accounts/details.page.tsx"),
  ]),
  route("bewaard", "accounts/saved.page.tsx"),

  route("groenhulp", "advice/hub.page.tsx"),
  route("groenhulp/:slug", "advice/article.page.tsx"),
  route("tuinkalender", "advice/calendar.page.tsx"),
  route("plantdokter", "advice/doctor.page.tsx"),
  route("advies", "advice/personal.page.tsx"),

  route("haag-berekenen", "calculators/hedge.page.tsx"),
  route("ligusterhaag", "calculators/hedge.page.tsx", { id: "ligusterhaag" }),
  route("kunstgras", "calculators/grass.page.tsx"),
  route("beukenhaag-reserveren", "calculators/beech.page.tsx"),
  route("zakelijk-kerstbomen-bestellen", "calculators/business-trees.page.tsx"),

  route("contact", "layout/contact.page.tsx"),
  route("meest-gestelde-vragen", "layout/questions.page.tsx"),
  service("bestellen"),
  service("betalen"),
  service("bezorging"),
  service("garantie-klachten"),
  service("privacy"),
  service("algemene-voorwaarden"),
  service("onze-medewerkers"),
  service("vacatures"),
  route("nieuwsbrief", "newsletter/newsletter.page.tsx"),
  route("nieuwsbrief/bevestigen", "newsletter/confirm.page.tsx"),
  route("nieuwsbrief/voorkeuren", "newsletter/manage.page.tsx"),
  route("nieuwsbrief/afmelden", "newsletter/leave.page.tsx"),
  layout("office/frame.page.tsx", [
    route("kantoor", "office/office.page.tsx"),
    route("kantoor/bestellingen", "office/orders/orders.page.tsx"),
    route("kantoor/bestellingen/:number", "office/orders/order.page.tsx"),
    route("kantoor/nieuwsbrief", "office/issue.page.tsx"),
    route("kantoor/bezorgstop", "office/stops.page.tsx"),
  ]),
  route("postvak", "office/mailbox.page.tsx"),
  route("klushulp", "layout/klushulp.page.tsx"),
  route("stijlgids", "layout/style-guide.page.tsx"),

  route(":slug", "catalogue/category.page.tsx"),
  route("*", "layout/not-found.page.tsx"),
] satisfies RouteConfig;
