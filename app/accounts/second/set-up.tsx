import { second as say } from "#texts/account/second.ts";

/** How an app gets the secret: by a picture, or typed. */
export function SetUp({ secret, picture }: { secret: string; picture: string }) {
  return (
    <>
      <ol className="stappen">
        {say.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <img src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`} alt={say.picture} width="200" height="200" />
      <p>
        {say.byHand} <code>{secret}</code>
      </p>
    </>
  );
}
