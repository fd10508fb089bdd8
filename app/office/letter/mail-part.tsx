import { officeLetter as say } from "#texts/office/shop/letter.ts";

/** The mail itself, at the width of a desk and of a phone. */
export function MailPart({ id, revision }: { id: number; revision: number }) {
  const src = `/api/kantoor/brieven/${id}?v=${revision}`;
  return (
    <section className="stack">
      <h2>{say.preview}</h2>
      <p className="soft klein">
        {say.previewText} {/* A page of its own has no part in how pages of the shop follow each other. */}
        <a href={src} target="_blank" rel="noreferrer">
          {say.previewOpen}
        </a>
      </p>
      <div className="mail-bladen">
        <iframe src={src} title={say.previewWide} width="640" height="720" loading="lazy" />
        <iframe src={src} title={say.previewPhone} width="390" height="720" loading="lazy" />
      </div>
    </section>
  );
}
