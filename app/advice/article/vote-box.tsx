import { useFetcher } from "react-router";
import type { Told } from "#outside/deed/told.ts";
import { advice } from "#texts/advice.ts";
import { Link } from "#ui/link.tsx";

const { vote } = advice;

const saidOf = (told: Told | undefined) => (told?.shows as { voted: "ja" | "nee" } | undefined)?.voted;

/** "Heeft dit geholpen?": a plain form; with scripts the page stays where it is. */
export function VoteBox({ slug, told }: { slug: string; told: Told | undefined }) {
  const fetcher = useFetcher<Told>();
  const said = saidOf(fetcher.data ?? told);
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
