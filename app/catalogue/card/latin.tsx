type Parts = { species: string; cultivar: string };

export function latinParts(name: string): Parts {
  const at = name.search(/['‘]/);
  const species = at < 0 ? name : name.slice(0, at);
  const cultivar = at < 0 ? "" : name.slice(at).replace(/^['‘]|['’]$/g, "");
  return { species: species.trim(), cultivar };
}

/** Genus and species in italics, the cultivar upright. */
export function Latin({ name }: { name: string }) {
  return (
    <p>
      <LatinWords {...latinParts(name)} />
    </p>
  );
}

/** The same within a line. */
export function LatinWords({ species, cultivar }: Parts) {
  return (
    <>
      <em className="latijn" lang="la">
        {species}
      </em>
      {cultivar && <span className="latijn rechtop">{` ‘${cultivar}’`}</span>}
    </>
  );
}
