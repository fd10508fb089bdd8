import { taxReturn as say } from "#texts/office/books.ts";
import { Message } from "#ui/message.tsx";
import { Part } from "../office-parts.tsx";
import { Rows } from "../rows.tsx";
import type { ShownReturn } from "./show-return.server.ts";

const rowsOf = (list: string[][]) => list.map((cells) => ({ key: cells[0] ?? "", cells }));

/** A sheet to copy into the return, and to keep on paper. */
export function ReturnParts({ shown }: { shown: ShownReturn }) {
  const { state, boxes, icp, oss, back, vouchers } = shown;
  return (
    <div className="stack ruim aangifte">
      <Message>{state}</Message>
      <Part title={say.title}>
        <Rows label={say.title} head={Object.values(say.head)} rows={rowsOf(boxes)} />
        <p className="soft klein">{say.rounding}</p>
      </Part>
      <Part title={say.icp.title}>
        <p className="soft">{say.icp.lead}</p>
        <Rows label={say.icp.title} head={Object.values(say.icp.head)} rows={rowsOf(icp)} none={say.icp.none} />
      </Part>
      <Part title={say.oss.title}>
        <p className="soft">{say.oss.lead}</p>
        <Rows label={say.oss.title} head={Object.values(say.oss.head)} rows={rowsOf(oss)} none={say.oss.none} />
        {back.length > 0 && (
          <>
            <h3>{say.oss.backTitle}</h3>
            <p className="soft">{say.oss.backLead}</p>
            <Rows label={say.oss.backTitle} head={Object.values(say.oss.backHead)} rows={rowsOf(back)} />
          </>
        )}
      </Part>
      <p>{vouchers}</p>
      <p className="soft klein alleen-scherm">{say.print}</p>
    </div>
  );
}
