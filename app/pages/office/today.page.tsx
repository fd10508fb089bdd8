import { dayOf, sayDay } from "#kit/day.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Head } from "#office/deed.tsx";
import { Part } from "#office/office-parts.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { readToday } from "#office/today.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeToday as say } from "#texts/office/today.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/today.page.ts";

export const handle = { name: "office" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: "/kantoor", noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context);
  const { db, now } = shopOf(context);
  return readToday(db, dayOf(now()));
}

const TO = {
  withdrawals: "/kantoor/herroepingen",
  reviews: "/kantoor/beoordelingen",
  trees: "/kantoor/kerstbomen",
  post: "/kantoor/post",
  low: "/kantoor/assortiment?weergave=bijna-op",
} as const;

/** What to do now, in the order in which it cannot wait. */
export default function Today({ loaderData: { today, days, waiting } }: Route.ComponentProps) {
  const tasks = (Object.keys(TO) as (keyof typeof TO)[]).filter((name) => waiting[name] > 0);
  // A size that runs low is worth a look; it is not something that waits.
  const urgent = tasks.filter((name) => name !== "low");
  const total = days.reduce((sum, { count }) => sum + count, 0) + urgent.reduce((sum, name) => sum + waiting[name], 0);
  return (
    <>
      <Head title={say.title} lead={say.lead(total)} />
      <div className="kantoor-twee">
        <Part title={say.pack}>
          {days.length === 0 && <p className="soft">{say.packNone}</p>}
          <ul className="taken">
            {days.map(({ day, count }) => (
              <li key={day ?? ""}>
                <Link to="/kantoor/bestellingen?staat=confirmed">
                  {day ? say.day(sayDay(day), day < today) : say.noDay}
                </Link>
                <span className={day && day < today ? "rood" : "soft"}>{say.count(count)}</span>
              </li>
            ))}
          </ul>
        </Part>
        <Part title={say.tasks}>
          <ul className="taken">
            {tasks.map((name) => (
              <li key={name}>
                <Link to={TO[name]}>{say.task[name](waiting[name])}</Link>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </>
  );
}
