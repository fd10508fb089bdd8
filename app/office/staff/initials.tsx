const TONES = ["", "poppetje-salie", "poppetje-klei", "poppetje-room"];

/** A round with the first characters of a name; the name itself always stands beside it. */
export function Initials({ name }: { name: string }) {
  const words = name.split(/[\s.@_-]+/).filter(Boolean);
  const shown = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? "").join("");
  const tone = TONES[(name.length + (name.codePointAt(0) ?? 0)) % TONES.length];
  return (
    <span className={`poppetje ${tone}`} aria-hidden="true">
      {shown.toUpperCase()}
    </span>
  );
}
