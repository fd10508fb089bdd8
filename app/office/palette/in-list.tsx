import { officeOrders as say } from "#texts/office/orders.ts";
import { Link } from "#ui/link.tsx";
import { useKeptList } from "./use-kept-list.ts";

/** The way back to the list as it stood, and to the order before and after this one in it. */
export function InList({ number }: { number: string }) {
  const { path, previous, next } = useKeptList(number);
  const steps: [string | undefined, string, string][] = [
    [previous, say.previous, "K"],
    [next, say.next, "J"],
  ];
  return (
    <nav className="row" aria-label={say.title}>
      <Link className="terug" to={path}>
        {say.back}
      </Link>
      {steps.map(
        ([to, label, key]) =>
          to && (
            <Link key={key} className="terug" to={`/kantoor/bestellingen/${to}`} aria-keyshortcuts={key}>
              {label}
            </Link>
          ),
      )}
    </nav>
  );
}
