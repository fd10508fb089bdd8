import { Form, useNavigation } from "react-router";
import type { Told } from "#outside/deed/told.ts";
import { second as say } from "#texts/account/second.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";
import { CodeForm } from "./code-form.tsx";
import { SetUp } from "./set-up.tsx";

type Renewing = { left: number; offered: { secret: string; picture: string } | undefined; codeNow?: string };

/** For whoever is in: another telephone, and new codes. */
export function Renew({ left, offered, codeNow, told }: Renewing & { told: Told | undefined }) {
  const busy = useNavigation().state !== "idle";
  const problem = told?.deed === "account.new-codes" ? told.problem : undefined;
  return (
    <section className="paneel stack">
      <h2 className="kop-3">{say.renew.title}</h2>
      <p>{say.renew.left(left)}</p>
      {offered ? (
        <>
          <Form method="post" className="stack">
            {problem && <Message tone="fout">{problem}</Message>}
            <p className="klein soft">{say.renew.codesText}</p>
            <div>
              <Button type="submit" kind="lijn" size="s" busy={busy} name="deed" value="account.new-codes">
                {say.renew.codes}
              </Button>
            </div>
          </Form>
          <details open={told?.deed === "account.second-again"}>
            <summary>{say.renew.phone}</summary>
            <div className="stack">
              <p>{say.renew.phoneText}</p>
              <SetUp {...offered} />
              {codeNow && <Message>{say.trial(codeNow)}</Message>}
              <CodeForm deed="account.second-again" told={told} />
            </div>
          </details>
        </>
      ) : (
        <p>{say.renew["log-in-again"]}</p>
      )}
    </section>
  );
}
