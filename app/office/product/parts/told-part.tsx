import type { Told } from "#outside/deed/told.ts";
import { officeProduct as say } from "#texts/office/range/product.ts";
import { Message } from "#ui/message.tsx";
import { useSeen } from "../../typed/use-seen.ts";
import { placeOf } from "../form/told-form.ts";

/** What came of the last deed: done, or what is wrong and where. A form that only asked for more says nothing. */
export function ToldPart({ told, done }: { told: Told | undefined; done: string | undefined }) {
  const problem = told?.reason === "more" || told?.reason === "conflict" ? undefined : told?.problem;
  const seen = useSeen(problem && told);
  const places = [...new Set(Object.keys(told?.errors ?? {}).map(placeOf))];
  const good = told?.done || (told?.problem ? undefined : done);
  return (
    <>
      <div role="status" className="antwoord">
        {good && <Message>{good}</Message>}
      </div>
      {problem && (
        <div ref={seen}>
          <Message tone="fout">
            {problem}
            {places.map((place) => (
              <span key={place}>
                {" "}
                <a href={`#${place}`}>
                  {say.goThere}: {say.section[place as keyof typeof say.section]}
                </a>
              </span>
            ))}
          </Message>
        </div>
      )}
    </>
  );
}
