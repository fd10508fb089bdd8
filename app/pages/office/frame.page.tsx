import { Outlet, useLocation } from "react-router";
import { tasksOf } from "#accounts/door/roles.ts";
import { groupsFor, SideBar, TabBar, waitingFor } from "#office/frame.tsx";
import { Keys } from "#office/palette/keys-part.tsx";
import { Palette, PaletteButton, usePalette } from "#office/palette/palette-part.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { useTyped } from "#office/typed/use-typed.ts";
import { countWaiting } from "#office/waiting.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/frame.page.ts";

/** The office has a frame of its own, without the shop's header and footer. */
export const handle = { bare: true };

/** Barcodes are read by the camera here; the rest of the shop has none. */
export const headers: Route.HeadersFunction = () => ({
  "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=()",
});

/** What waits for somebody stands beside its name, on every page; what is not their work is not shown. */
export async function loader({ context }: Route.LoaderArgs) {
  const user = requireStaff(context);
  const tasks = [...tasksOf(user.scope)];
  return {
    waiting: await countWaiting(shopOf(context), waitingFor(tasks)),
    tasks,
    name: `${user.firstName} ${user.lastName}`.trim() || user.email,
  };
}

export default function OfficeFrame({ loaderData: { waiting, tasks, name } }: Route.ComponentProps) {
  const path = useLocation().pathname.toLowerCase();
  const groups = groupsFor(tasks);
  const { isOpen, open, close } = usePalette();
  useTyped(name);
  return (
    <div className="kader">
      <PageStyle name="office" linked />
      <SideBar groups={groups} path={path} waiting={waiting} name={name} search={<PaletteButton open={open} />} />
      <main id="inhoud" className="blad">
        <div className="zoek-smal">
          <PaletteButton open={open} />
        </div>
        <div className="blad-in kantoor">
          <Outlet />
        </div>
      </main>
      <TabBar groups={groups} path={path} />
      <Keys groups={groups} />
      <Palette groups={groups} isOpen={isOpen} close={close} />
    </div>
  );
}
