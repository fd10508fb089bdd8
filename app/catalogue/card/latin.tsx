/** Genus and species in italics, the cultivar upright. */
export function Latin({ name }: { name: string }) {
  const at = name.search(/['‘]/);
  const species = at < 0 ? name : name.slice(0, at);
  const cultivar = at < 0 ? "" : name.slice(at).replace(/^['‘]|['’]$/g, "");
  return (
    <p>
      <em className="latijn" lang="la">
        {species.trim()}
      </em>
      {cultivar && <span className="latijn rechtop">{` ‘${cultivar}’`}</span>}
    </p>
  );
}
