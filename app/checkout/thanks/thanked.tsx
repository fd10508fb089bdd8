import { Form } from "react-router";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { sayPoint } from "#delivery/pickup.ts";
import { addDays, type Day, sayDay } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { isAlive, isForGround, type OrderSnapshot } from "#orders/order.ts";
import { thanks as texts } from "#texts/thanks.ts";
import { delivery } from "#texts/delivery.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { OrderedList } from "./ordered-list.tsx";

type View = {
  state: "paid" | "account";
  number: string;
  token: string;
  snapshot: OrderSnapshot;
  gifts: { code: string; valueCents: number }[];
  reading: { to: string; title: string }[];
  loggedIn: boolean;
  canCancel: boolean;
  problem: string | undefined;
};

export function Thanked({ view }: { view: View }) {
  const { snapshot, number, token, state } = view;
  const first = snapshot.shipments.find(({ kind }) => kind === "day")?.day ?? null;
  const big = snapshot.lines.reduce((most, line) => (line.lineCents > most.lineCents ? line : most));
  const file = (name: string) => `/api/orders/${number}/${name}${token ? `?t=${encodeURIComponent(token)}` : ""}`;
  const { firstName, email } = snapshot.contact;
  return (
    <main id="inhoud">
      <section className="bedankt lommer">
        <div className="wrap bedankt-in">
          <div className="stack">
            <p className="eyebrow">
              <Icon name="vink" small /> {state === "paid" ? texts.paid(number) : texts.account(number)}
            </p>
            <h1>{first && isForGround(snapshot) ? texts.title(firstName) : texts.titlePlain(firstName)}</h1>
            <p className="lead">
              {first &&
                (snapshot.method === "ophalen"
                  ? texts.collect(sayDay(first))
                  : snapshot.pickup
                    ? texts.point(sayDay(first), sayPoint(snapshot.pickup))
                    : texts.day(capital(sayDay(first))))}{" "}
              {texts.mailed(email)}
            </p>
            <div className="row">
              {first && (
                <a className={buttonClass({})} href={file("agenda.ics")} data-no-prefetch>
                  <Icon name="agenda" /> {texts.calendar}
                </a>
              )}
              <a className={buttonClass({ kind: "lijn" })} href={file("factuur.pdf")} data-no-prefetch>
                <Icon name="factuur" /> {texts.invoice}
              </a>
            </div>
          </div>
          <div className="bedankt-beeld">
            <ProductPicture
              picture={big.picture && { ...big.picture, alt: "" }}
              sizes="(max-width: 62rem) 90vw, 560px"
              large
              eager
            />
            {first && <span className="etiket etiket-oranje">{sayDay(first)}</span>}
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wrap bedankt-rest">
          <div className="stack">
            <Steps snapshot={snapshot} first={first} />
            {view.problem && <Message tone="let">{view.problem}</Message>}
            {view.canCancel && <Cancel />}
          </div>
          <OrderedList snapshot={snapshot} />
          <div className="stack">
            {view.gifts.length > 0 && <Gifts gifts={view.gifts} />}
            {view.reading.length > 0 && <Reading reading={view.reading} />}
            {!view.loggedIn && (
              <>
                <h2 className="kop-3">{texts.keep}</h2>
                <p className="klein">{texts.keepText}</p>
                <p>
                  <Link className={buttonClass({ kind: "lijn" })} to="/register">
                    {texts.keepButton}
                  </Link>
                </p>
              </>
            )}
          </div>
        </div>
      </section>
    </main>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Cancel() {
  return (
    <details className="kaartje">
      <summary>{texts.cancel.title}</summary>
      <Form className="stack" method="post">
        <p className="klein">{texts.cancel.text}</p>
        <p>
          <button className={buttonClass({ kind: "lijn" })} type="submit" name="deed" value="orders.cancel-own">
            {texts.cancel.button}
          </button>
        </p>
      </Form>
    </details>
  );
}

function Steps({ snapshot, first }: { snapshot: OrderSnapshot; first: Day | null }) {
  const collects = snapshot.method === "ophalen" || snapshot.pickup !== undefined;
  const weeks = snapshot.shipments.filter(({ kind, day }) => kind === "week" && day);
  return (
    <div className="stack">
      <h2>{texts.next}</h2>
      <ol className="tijdlijn">
        <li className="af">
          <b>{texts.today}</b>
          <p>{texts.todayText}</p>
        </li>
        {first && (
          <>
            {!collects && (
              <li>
                <b>{capital(sayDay(addDays(first, -1)))}</b>
                <p>{texts.packed}</p>
              </li>
            )}
            <li>
              <b>{capital(sayDay(first))}</b>
              <p>{collects ? texts.ready : isAlive(snapshot) ? texts.water : texts.delivered}</p>
            </li>
            {isForGround(snapshot) && (
              <li>
                <b>{texts.week}</b>
                <p>{texts.weekText}</p>
              </li>
            )}
          </>
        )}
        {weeks.map(({ day }) => (
          <li key={day}>
            <b>{texts.later(delivery.week(sayDay(day as Day)))}</b>
            <p>{texts.laterText}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Gifts({ gifts }: { gifts: View["gifts"] }) {
  return (
    <>
      <h2 className="kop-3">{texts.gifts}</h2>
      <p className="klein">{texts.giftsText}</p>
      <ul className="kale-lijst">
        {gifts.map(({ code, valueCents }) => (
          <li key={code}>
            <span className="bon">{code.replace(/(.{4})(?=.)/g, "$1-")}</span> {euros(valueCents)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Reading({ reading }: { reading: View["reading"] }) {
  return (
    <>
      <h2 className="kop-3">{texts.read}</h2>
      <ul className="leeslijst">
        {reading.map(({ to, title }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name="boek" duo />
              <span className="kop kop-4">{title}</span>
              <Icon name="pijl-rechts" small />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
