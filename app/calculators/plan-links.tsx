import { calculators } from "#texts/calculators/calculators.ts";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/toast/toast.ts";

/** The plan is its address: print it, copy it, or mail it to yourself. */
export function PlanLinks({ url }: { url: string }) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast(calculators.shared),
      () => toast(calculators.shareFailed, { kind: "info" }),
    );
  return (
    <>
      <p className="row rk-doen">
        <button type="button" className="link-pijl klein met-script" onClick={() => print()}>
          <Icon name="printen" /> {calculators.print}
        </button>
        <button type="button" className="link-pijl klein met-script" onClick={copy}>
          <Icon name="delen" /> {calculators.share}
        </button>
        <a
          className="link-pijl klein"
          href={`mailto:?subject=${encodeURIComponent(calculators.mailSubject)}&body=${encodeURIComponent(url)}`}
        >
          <Icon name="mail" /> {calculators.mail}
        </a>
      </p>
      <p className="op-papier klein">
        {calculators.printedFrom} {url}
      </p>
    </>
  );
}
