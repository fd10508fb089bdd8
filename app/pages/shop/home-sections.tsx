import { ProductPicture } from "#catalogue/card/picture.tsx";
import { articlePath } from "#kit/path.ts";
import { home } from "#texts/home.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

export function Indoors() {
  return (
    <section className="section straks">
      <div className="wrap bb-grid">
        <Link className="vlak vlak-salie" to="/kamerplanten">
          <div>
            <h2>{home.indoor.heading}</h2>
            <p>{home.indoor.text}</p>
            <span className="link-pijl">
              {home.indoor.link} <Icon name="verder" />
            </span>
          </div>
          <img
            className="ach"
            src="/beeld/ficus_lyrata.avif"
            alt=""
            width="480"
            height="480"
            loading="lazy"
            decoding="async"
          />
          <img
            className="voor"
            src="/beeld/monstera_plant.avif"
            alt=""
            width="480"
            height="480"
            loading="lazy"
            decoding="async"
          />
        </Link>
        <Link className="vlak vlak-klei" to="/plantenbakken">
          <div>
            <h2>{home.pots.heading}</h2>
            <p>{home.pots.text}</p>
            <span className="link-pijl">
              {home.pots.link} <Icon name="verder" />
            </span>
          </div>
          <img src="/beeld/potten.avif" alt="" width="480" height="480" loading="lazy" decoding="async" />
        </Link>
      </div>
    </section>
  );
}

export function Advice({
  articles,
}: {
  articles: {
    slug: string;
    title: string;
    topic: string;
    minutes: number;
    short: string;
    picture: { key: string; alt: string } | null;
  }[];
}) {
  const [lead, ...rest] = articles;
  return (
    <section className="section aansluitend straks">
      <div className="wrap">
        <div className="spread">
          <h2>{home.advice.heading}</h2>
          <Link className="link-pijl" to="/groenhulp">
            {home.advice.all} <Icon name="verder" />
          </Link>
        </div>
        <div className="gh-grid">
          {lead && (
            <Link className="gh-groot" to={articlePath(lead.slug)}>
              <span className="gh-beeld lommer">
                <ProductPicture
                  picture={lead.picture && { ...lead.picture, alt: "" }}
                  sizes="(max-width: 62rem) 84vw, 528px"
                  large
                />
              </span>
              <span className="klein soft">{home.advice.about(lead.topic, lead.minutes)}</span>
              <h3>{lead.title}</h3>
              <p>{lead.short}</p>
            </Link>
          )}
          <div className="gh-lijst">
            {rest.map(({ slug, title, topic, minutes }) => (
              <Link key={slug} to={articlePath(slug)}>
                <span className="klein soft">{home.advice.about(topic, minutes)}</span>
                <span className="kop kop-3">{title}</span>
              </Link>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

export function Christmas() {
  return (
    <section className="kerst donker nacht lommer">
      <div className="wrap kerst-in straks">
        <div className="stack">
          <p className="eyebrow">
            <Icon name="kerst" small /> {home.christmas.eyebrow}
          </p>
          <h2>{home.christmas.heading}</h2>
          <p className="soft smal">{home.christmas.text}</p>
          <div className="row">
            <Link className="btn btn-actie" to="/kerst">
              {home.christmas.action}
            </Link>
            <Link className="btn btn-lijn" to="/zakelijk-kerstbomen-bestellen">
              <Icon name="zakelijk" /> {home.christmas.business}
            </Link>
          </div>
        </div>
        <img
          src="/beeld/xmas-donker.avif"
          alt={home.christmas.picture}
          width="640"
          height="640"
          loading="lazy"
          decoding="async"
        />
      </div>
    </section>
  );
}
