import type { ReactNode } from "react";
import { checkout } from "#texts/checkout.ts";
import { frame } from "#texts/frame.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";

/** The bare frame of the checkout: a logo, three steps, nothing that leads away. */
export function CheckoutFrame({ step, shop, children }: { step: 1 | 2 | 3; shop: string; children: ReactNode }) {
  return (
    <>
      <PageStyle name="checkout" />
      <header className="site-kop kop-kassa">
        <div className="wrap">
          <Link className="logo" to="/">
            <img src="/beeld/logo.svg" alt={frame.logo(shop)} width="188" height="34" />
          </Link>
          <ol className="stappen">
            {checkout.steps.map((label, at) => (
              <li
                key={label}
                className={at + 1 < step || step === 3 ? "af" : undefined}
                aria-current={at + 1 === step && step < 3 ? "step" : undefined}
              >
                <span>{at + 1 < step || step === 3 ? <Icon name="vink" small /> : at + 1}</span>
                {label}
              </li>
            ))}
          </ol>
          <p className="row klein desk">
            <Icon name="slot" /> {checkout.safe}
          </p>
        </div>
      </header>
      {children}
    </>
  );
}
