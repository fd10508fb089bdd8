import type { Plate as Drawn } from "./article-text.server.ts";

/** A drawing that says in one look what takes three sentences; its facts are those of the article. */
export function Plate({ name, height, alt, caption }: Drawn) {
  return (
    <figure className="fig">
      {/* Too wide for a phone: it is walked sideways, also by keyboard. */}
      <div className="fig-rol" role="group" tabIndex={0} aria-label={caption}>
        <img src={`/beeld/platen/${name}.svg`} alt={alt} width={860} height={height} loading="lazy" decoding="async" />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
