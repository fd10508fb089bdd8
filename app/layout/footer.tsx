import { Form } from "react-router";
import type { MenuLink } from "#front/menu/menu.ts";
import { shopMenu } from "#front/menu/shop-menu.ts";
import { footer } from "#texts/footer.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { part } from "#ui/loading/part.tsx";
import { ServerWritten } from "#ui/loading/server-written.tsx";
import { Still } from "#ui/loading/still.tsx";
import { fetchMenu } from "./menu/fetch-menu.ts";
import { FOOTER } from "./menu/fixed-links.ts";
import { type ShopFacts, shopFacts } from "./head/shop-facts.ts";

export default function Footer() {
  const facts = shopFacts();
  return (
    <footer className="voet-site donker lommer" data-later>
      <div className="wrap">
        <NewsletterForm />
        <Still of={import.meta.env.SSR ? shopMenu() : facts} as="columns">
          {() => <Columns facts={facts} />}
        </Still>
      </div>
      <Still of={facts} as="bottom">
        {() => <Bottom facts={facts} />}
      </Still>
    </footer>
  );
}

function Columns({ facts }: { facts: ShopFacts }) {
  const { columns } = footer;
  return (
    <div className="voet-kol">
      <div>
        <img className="logo" src="/beeld/logo-licht.svg" alt={facts.name} width="208" height="38" loading="lazy" />
        <p className="soft klein">{footer.about}</p>
        <ul className="klein voet-contact">
          <li>
            <a href={`tel:${facts.phone.replace(/\s/g, "")}`}>
              <Icon name="telefoon" small /> {facts.phone}
            </a>
          </li>
          <li>
            <a href={`mailto:${facts.email}`}>
              <Icon name="mail" small /> {facts.email}
            </a>
          </li>
        </ul>
        <p className="mini soft">{footer.hours}</p>
      </div>
      <ServerWritten className="straks" missing={<FetchedShop />}>
        {import.meta.env.SSR && <Links title={columns.shop} links={shopMenu().foot} />}
      </ServerWritten>
      <Column title={columns.advice} links={FOOTER.advice} />
      <Column title={columns.service} links={FOOTER.service} />
      <Column title={columns.business} links={FOOTER.business} />
    </div>
  );
}

function Bottom({ facts }: { facts: ShopFacts }) {
  return (
    <div className="voet-bodem">
      <div className="wrap straks">
        <ul>
          <li>
            © {facts.year} {facts.legalName}
          </li>
          <li>{footer.vat}</li>
          <li>
            {footer.kvk} {facts.kvk}
          </li>
          <li>
            {footer.vatNumber} {facts.vat}
          </li>
        </ul>
        <ul>
          {FOOTER.legal.map(({ title, to }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
        <ul className="betaal" aria-label={footer.payments}>
          {FOOTER.payments.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function NewsletterForm() {
  const { newsletter } = footer;
  return (
    <section className="nieuws" id="nieuwsbrief">
      <div className="stack">
        <p className="eyebrow">
          <Icon name="mail" small /> {newsletter.eyebrow}
        </p>
        <h2>{newsletter.heading}</h2>
      </div>
      <div className="stack">
        <p className="soft">{newsletter.text}</p>
        <Form className="nieuws-f" method="post" action="/nieuwsbrief">
          <label className="vh" htmlFor="nieuwsbrief-email">
            {newsletter.email}
          </label>
          <input
            className="inv"
            id="nieuwsbrief-email"
            name="email"
            type="email"
            required
            maxLength={254}
            placeholder={newsletter.example}
            autoComplete="email"
          />
          <button className="btn btn-actie" type="submit">
            {newsletter.submit}
          </button>
        </Form>
        <p className="mini soft">
          {newsletter.privacy} <Link to="/privacy">{newsletter.privacyLink}</Link>.
        </p>
      </div>
    </section>
  );
}

const FetchedShop = part(async () => {
  const { foot } = await fetchMenu();
  return { default: () => <Links title={footer.columns.shop} links={foot} /> };
});

type ColumnProps = { title: string; links: readonly MenuLink[] };

function Column(props: ColumnProps) {
  return (
    <div className="straks">
      <Links {...props} />
    </div>
  );
}

function Links({ title, links }: ColumnProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="lijst-kaal">
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
