import type { Told } from "#outside/deed/told.ts";
import { customers as say } from "#texts/office/customers.ts";
import { Choice, TextField } from "#ui/form/field.tsx";
import { Deed, fieldOf, Folded } from "../deed.tsx";
import { useAnew } from "../typed/use-anew.ts";

type ToldProps = { told: Told | undefined };

export function Tags({ tags, told }: { tags: string[] } & ToldProps) {
  const { anew } = useAnew(told, "woord");
  return (
    <section className="vak">
      <h2>{say.tags}</h2>
      <p className="klein soft">{say.tagsHelp}</p>
      {tags.map((tag) => (
        <div key={tag} className="paar">
          <span className="staat">{tag}</span>
          <Deed deed="customers.tag" label={say.dropTag(tag)} kind="lijn" along={{ woord: tag, weg: "ja" }} />
        </div>
      ))}
      <Deed deed="customers.tag" label={say.addTag} kind="lijn">
        <TextField key={anew} {...fieldOf(told, "customers.tag")("woord")} label={say.tag} maxLength={30} />
      </Deed>
    </section>
  );
}

type Company = { userId: string; name: string; open: string; ceiling: string };
type Customer = { email: string; confirmed: boolean; company: Company | undefined };

/** Whether somebody may pay after delivery, and up to how much. */
export function CompanyBox({ customer: { email, confirmed, company }, told }: { customer: Customer } & ToldProps) {
  const field = fieldOf(told, "orders.approve-company");
  return (
    <section className="vak">
      <h2>{say.company}</h2>
      {company && <p>{say.companyNow(company.name, company.open, company.ceiling)}</p>}
      {company && <Deed deed="orders.end-company" label={say.end} kind="lijn" along={{ userId: company.userId }} />}
      {confirmed ? (
        <Folded title={say.approve} open={told?.deed === "orders.approve-company" && Boolean(told.problem)}>
          <Deed deed="orders.approve-company" label={say.approve} along={{ email }}>
            <TextField {...field("company")} defaultValue={company?.name} label={say.companyName} maxLength={120} />
            <TextField {...field("vatNumber")} label={say.vatNumber} maxLength={20} optional />
            <TextField {...field("ceilingEuros")} label={say.ceiling} inputMode="numeric" />
          </Deed>
        </Folded>
      ) : (
        <p className="klein soft">{say.companyNone}</p>
      )}
    </section>
  );
}

/** What the law gives everybody: to see what is kept, and to be forgotten. */
export function Privacy({ file, newsletter, told }: { file: string; newsletter: boolean } & ToldProps) {
  return (
    <section className="vak">
      <h2>{say.privacy}</h2>
      <p>{newsletter ? say.consent.yes : say.consent.no}</p>
      <p>
        <a href={file} download data-no-prefetch>
          {say.export}
        </a>
      </p>
      <p className="klein soft">{say.exportHelp}</p>
      <Folded title={say.forget} open={told?.deed === "customers.forget"}>
        <p className="klein soft">{say.forgetText}</p>
        <Deed deed="customers.forget" label={say.forgetDo} kind="lijn">
          <Choice name="zeker" value="ja" label={say.sure} required />
        </Deed>
      </Folded>
    </section>
  );
}
