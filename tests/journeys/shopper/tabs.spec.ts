import { expect, test, vi } from "vitest";
import { hydrated, shopUrl, visit } from "../browser.ts";
import { anAddress, login, open, register } from "../people.ts";

vi.setConfig({ testTimeout: 180_000 });

test("two tabs follow each other when somebody logs in and out", async () => {
  const email = anAddress();
  const first = await open("/register");
  await register(first, email);
  await first.waitForURL(/\/account/);
  await hydrated(first);
  const second = await first.context().newPage();
  await second.goto(shopUrl("/account/gegevens"));
  await hydrated(second);
  await first.getByRole("button", { name: "Uitloggen" }).click();
  await second.waitForURL(shopUrl("/login"));
  await first.waitForURL(shopUrl("/login"));
  for (const tab of [first, second]) {
    await tab.getByRole("heading", { name: "Inloggen", exact: true }).waitFor();
    const left = await tab.content();
    expect(
      [email, "Marieke"].filter((known) => left.includes(known)),
      "nothing of who left stays in the page",
    ).toEqual([]);
  }
  await login(first, email);
  await first.waitForURL((url) => url.pathname !== "/login");
  await second.waitForURL((url) => url.pathname !== "/login");
});

test("a tab follows a login that was sent before the scripts ran, and one that came while it was on its way", async () => {
  const email = anAddress();
  const first = await open("/register");
  await register(first, email);
  await first.waitForURL(/\/account/);
  await hydrated(first);
  await first.getByRole("button", { name: "Uitloggen" }).click();
  await first.waitForURL(shopUrl("/login"));
  // The third tab wakes up only after the second has logged in: its page was made for a guest.
  const late = await first.context().newPage();
  const held = Promise.withResolvers<void>();
  await late.route(/\.js/, async (route) => {
    await held.promise;
    return route.continue();
  });
  await late.goto(shopUrl("/login"), { waitUntil: "commit" });
  await late.getByRole("heading", { name: "Inloggen", exact: true }).waitFor();
  const second = await first.context().newPage();
  await second.route(/\.js/, (route) => route.abort());
  await second.goto(shopUrl("/login"));
  await login(second, email);
  await second.waitForURL((url) => url.pathname !== "/login");
  await first.waitForURL((url) => url.pathname !== "/login");
  held.resolve();
  await late.waitForURL((url) => url.pathname !== "/login");
});

test("a warning for pets that is asked for in one tab is seen in the others, and so is its end", async () => {
  const first = await visit("/p/laurier-novita");
  const second = await first.context().newPage();
  await second.goto(shopUrl("/p/laurier-novita"));
  await hydrated(second);
  const pressed = (on: boolean) => `button[name=huisdierveilig][aria-pressed=${on}]`;
  for (const on of [true, false]) {
    await first.locator(pressed(!on)).click();
    // The button reads the cookie at any time; the page is marked when the other tab has told.
    await second.locator(`html[data-dier=${on ? "aan" : "uit"}] ${pressed(on)}`).waitFor();
  }
});
