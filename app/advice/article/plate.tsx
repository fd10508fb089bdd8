import { plates } from "#texts/plates.ts";

/** A drawing that says in one look what takes three sentences; its facts are those of the article. */
export function Plate({ name }: { name: string }) {
  const plate = plates[name];
  if (!plate) return null;
  return (
    <figure className="fig">
      {/* Too wide for a phone: it is walked sideways, also by keyboard. */}
      <div className="fig-rol" role="group" tabIndex={0} aria-label={plate.caption}>
        <img
          src={`/beeld/platen/${name}.svg`}
          alt={plate.alt}
          width={860}
          height={plate.height}
          loading="lazy"
          decoding="async"
        />
      </div>
      <figcaption>{plate.caption}</figcaption>
    </figure>
  );
}
