import { useEffect } from "react";
import { Form, Outlet, useLocation, useMatches } from "react-router";
import { useFollowLogin } from "#layout/navigation/follow-login.ts";
import { markersChanged } from "#layout/head/markers.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { account } from "#texts/account/account.ts";
import { Crumbs } from "#ui/crumbs.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { toast } from "#ui/toast/toast.ts";
import { browserAuth } from "#accounts/auth/browser-auth.ts";

const { nav } = account;
const LINKS: [to: string, icon: IconName, label: string][] = [
  ["/account", "account", nav.overview],
  ["/account/bestellingen", "pakket", nav.orders],
  ["/account/tuin", "heester", nav.garden],
  ["/account/addresses", "pin", nav.addresses],
  ["/bewaard", "bewaren", nav.saved],
  ["/garantie-klachten", "garantie", nav.guarantee],
  ["/account/nieuwsbrief", "mail", nav.newsletter],
  ["/account/gegevens", "slot", nav.details],
];

export const meta = () => pageMeta({ title: account.title, path: "/account", noindex: true });

/** R79: with scripts through the auth state, so that every tab hears it; without them the form does it. */
async function logout(): Promise<void> {
  await browserAuth().auth.logout();
  toast(account.loggedOut);
  markersChanged();
}

/** R50, R51, R58, R80: the auth state wakes up, heals what one place lost, and tabs hear when the login is over. */
function useAuth(): void {
  useEffect(() => {
    const { auth } = browserAuth();
    const stop = auth.watch(markersChanged);
    // A login that had run out was no login here: the page looks again all the same.
    void auth.boot().then(() => auth.state.loggedIn || markersChanged());
    return stop;
  }, []);
}

/** The frame of every page of the account. */
export default function AccountFrame() {
  useFollowLogin("customer");
  useAuth();
  const path = useLocation().pathname.toLowerCase();
  const title = (useMatches().at(-1)?.handle as { title?: string } | undefined)?.title;
  return (
    <main id="inhoud" className="wrap account">
      <PageStyle name="account" />
      <Crumbs
        trail={title ? [{ label: account.title, to: "/account" }, { label: title }] : [{ label: account.title }]}
      />
      <div className="acc">
        <nav className="acc-nav" aria-label={account.title}>
          <ul className="x-ok">
            {LINKS.map(([to, icon, label]) => (
              <li key={to}>
                <Link to={to} aria-current={path === to ? "page" : undefined}>
                  <Icon name={icon} duo />
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <Form
                method="post"
                action="/logout"
                reloadDocument
                onSubmit={(event) => {
                  event.preventDefault();
                  void logout();
                }}
              >
                <button type="submit">
                  <Icon name="verder" duo />
                  {nav.logout}
                </button>
              </Form>
            </li>
          </ul>
        </nav>
        <div className="acc-in">
          <Outlet />
        </div>
      </div>
    </main>
  );
}
