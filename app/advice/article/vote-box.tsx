import { useFetcher } from "react-router";
import { advice } from "#texts/advice.ts";
import { Link } from "#ui/link.tsx";

const { vote } = advice;

export type Voted = { voted: "ja" | "nee" } | undefined;

/** "Heeft dit geholpen?": a plain form; with scripts the page stays where it is. */
export function VoteBox({ slug, voted }: { slug: string; voted: Voted }) {
  const fetcher = useFetcher<Voted>();
  const said = (fetcher.data ?? voted)?.voted;
  return (
    <div className="nuttig" id="geholpen">
      <div role="status">
        {said === "ja" && <p>{vote.thanks}</p>}
        {said === "nee" && (
          <p>
            {vote.missed} <Link to={`/advies?artikel=${slug}#vraag`}>{vote.ask}</Link>.
          </p>
        )}
      </div>
      {!said && (
        <>
          <p className="kop kop-4">{vote.heading}</p>
          <fetcher.Form method="post" action={`/groenhulp/${slug}#geholpen`} className="row">
            <button className="btn btn-lijn btn-s" name="geholpen" value="ja">
              {vote.yes}
            </button>
            <button className="btn btn-lijn btn-s" name="geholpen" value="nee">
              {vote.no}
            </button>
          </fetcher.Form>
        </>
      )}
    </div>
  );
}
