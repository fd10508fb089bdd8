import { articlePath, productPath } from "#kit/path.ts";
import { productMore as say } from "#texts/catalogue/product-more.ts";
import { Question } from "#ui/accordion.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PetSwitch } from "../label/pet-switch.tsx";
import type { ProductView } from "../product/product-view.server.ts";

export type ArticleLink = { slug: string; title: string; minutes: number };

/** Description and warnings on the left, care on the right. */
export function Story({ view, articles }: { view: ProductView; articles: ArticleLink[] }) {
  const [first] = articles;
  return (
    <section className="section aansluitend straks">
      <div className="wrap tekst-twee">
        <div className="stack">
          <h2>{say.about(view.name)}</h2>
          {view.description.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {view.goodToKnow && <p className="soft">{view.goodToKnow}</p>}
          {first && (
            <Link className="link-pijl" to={articlePath(first.slug)}>
              {say.read} {first.title} <Icon name="verder" />
            </Link>
          )}
        </div>
        <div className="stack">
          <h2 className="vh">{say.care}</h2>
          <div>
            {view.care.map(({ title, lines }, at) => (
              <Question key={title} question={title} open={at === 0}>
                <p>{lines.join(" ")}</p>
              </Question>
            ))}
          </div>
          {view.toxic && <PetSwitch back={productPath(view.slug)} />}
          {view.warnings.length > 0 && (
            <div className="bericht bericht-let" id="waarschuwing">
              <Icon name="let" />
              <div>
                <h3 className="kop-4">{say.warnings}</h3>
                {view.warnings.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** What the law wants beside every offer; open, because it must be seen. */
export function Legal({ legal, living }: { legal: ProductView["legal"]; living: boolean }) {
  return (
    <section className="section aansluitend straks">
      <div className="wrap">
        <details className="wet" open>
          <summary>
            <h2 className="kop-3">{say.legal.heading}</h2>
            <Icon name="plus" />
          </summary>
          <div className="wet-in">
            {legal.maker && (
              <div>
                <h3 className="kop-4">{say.legal.maker}</h3>
                <p>
                  {legal.maker.name}
                  <br />
                  {legal.maker.address}
                  <br />
                  <a href={`mailto:${legal.maker.email}`}>{legal.maker.email}</a>
                </p>
                <p className="mini soft">{say.legal.makerText}</p>
              </div>
            )}
            {legal.passport && (
              <div>
                <h3 className="kop-4">{say.legal.passport}</h3>
                <p>{say.legal.passportText(legal.passport.latin, legal.passport.registration)}</p>
              </div>
            )}
            <div>
              <h3 className="kop-4">{legal.withdrawal.title}</h3>
              <p>{legal.withdrawal.text}</p>
              {legal.withdrawal.allowed && (
                <p>
                  <Link to="/annuleren-retouren#herroepen">{say.legal.withdraw}</Link>
                </p>
              )}
              <p className="mini soft">{legal.vat}</p>
            </div>
            <div className="eu-garantie">
              <h3 className="kop-4">{say.legal.guarantee}</h3>
              <p>{living ? say.legal.guaranteeText : say.legal.guaranteeText.replace(/ [^.]+groeigarantie\.$/, "")}</p>
              <a
                href="https://europa.eu/youreurope/citizens/consumers/shopping/guarantees/index_nl.htm"
                rel="noreferrer"
              >
                {say.legal.guaranteeLink}
              </a>
            </div>
          </div>
        </details>
      </div>
    </section>
  );
}

export function Articles({ articles }: { articles: ArticleLink[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="section aansluitend straks">
      <div className="wrap stack">
        <h2>{say.advice}</h2>
        <ul className="lees">
          {articles.map(({ slug, title, minutes }) => (
            <li key={slug}>
              <Link to={articlePath(slug)}>
                <span className="kop kop-3">{title}</span>
                <span className="klein soft">{say.minutes(minutes)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
