import { expect, test, vi } from "vitest";
import { DESK, hydrated, PHONE, shopUrl, WITHOUT_SCRIPTS } from "./browser.ts";
import { anAddress, linkFor, login, open, PASSWORD, register } from "./people.ts";

vi.setConfig({ testTimeout: 180_000 });

test("R6 R7 R59 register, confirm, log out, ask for a page of the account, log in, and be back at that page", async () => {
  const email = anAddress();
  const page = await open("/register");
  await register(page, email);
  await page.getByRole("heading", { name: "Dag Marieke" }).waitFor();
  await hydrated(page);
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await page.waitForURL(shopUrl("/login"));
  await page.goto(shopUrl("/account/addresses"));
  await page.waitForURL(shopUrl("/login"));
  await hydrated(page);
  await page.getByText("Daarna ga je vanzelf terug").waitFor();
  await login(page, email, "niet het goede wachtwoord");
  await page.getByText("E-mailadres en wachtwoord horen niet bij elkaar").waitFor();
  await login(page, email);
  await page.waitForURL(shopUrl("/account/addresses"));
  await page.getByRole("link", { name: "Mijn account" }).first().waitFor();
});

test("R74 every page of the account sends visitors to the login with 302 and remembers the path", async () => {
  for (const path of ["", "/addresses", "/bestellingen", "/tuin", "/gegevens", "/nieuwsbrief", "/export"]) {
    const response = await fetch(shopUrl(`/account${path}`), { redirect: "manual" });
    expect([path, response.status, response.headers.get("location")]).toEqual([path, 302, "/login"]);
    expect(response.headers.get("set-cookie")).toContain(`auth.redirect=${encodeURIComponent(`/account${path}`)}`);
    const data = await fetch(shopUrl(`/account${path}.data`), { redirect: "manual" });
    expect(await data.text()).not.toContain("firstName");
  }
});

test("a form of another site is refused", async () => {
  const body = new URLSearchParams({ email: "an@voorbeeld.nl", password: "x", deed: "account.login" });
  for (const path of ["/login", "/register", "/wachtwoord-vergeten", "/bewaard"]) {
    const response = await fetch(shopUrl(path), { method: "POST", body, headers: { origin: "https://evil.example" } });
    expect([path, response.status >= 400 && response.status < 500]).toEqual([path, true]);
    expect(response.headers.get("set-cookie")).toBeNull();
  }
});

test("R60 R75 somebody who is logged in goes home from a page for guests", async () => {
  const page = await open("/register");
  await register(page, anAddress());
  await page.waitForURL(/\/account/);
  for (const path of ["/login", "/register", "/wachtwoord-vergeten", "/wachtwoord-resetten"]) {
    await page.goto(shopUrl(path));
    expect(page.url()).toBe(shopUrl("/"));
  }
  // A browser that lost its marker of the login has it back then.
  await page.context().clearCookies({ name: "auth._token.session" });
  await page.goto(shopUrl("/login"));
  await page.getByRole("link", { name: "Mijn account" }).first().waitFor();
});

test("R8 R9 forgot, mail, reset: the old sessions have ended and the new password works", async () => {
  const email = anAddress();
  const inside = await open("/register");
  await register(inside, email);
  await inside.waitForURL(/\/account/);
  const page = await open("/wachtwoord-vergeten", PHONE);
  await page.getByLabel("E-mailadres").first().fill(email);
  await page.getByRole("button", { name: "Stuur me een link" }).click();
  await page.getByRole("heading", { name: "Kijk in je mail" }).waitFor();
  const link = await linkFor(email, "Een nieuw wachtwoord kiezen");
  await page.goto(link);
  await hydrated(page);
  await page.getByLabel("Nieuw wachtwoord").fill("een zin die niemand anders kiest");
  await page.getByRole("button", { name: "Bewaar wachtwoord" }).click();
  await page.waitForURL(shopUrl("/login?nieuw"));
  await login(page, email, "een zin die niemand anders kiest");
  await page.waitForURL(shopUrl("/account/gegevens"));
  await page.getByRole("heading", { name: "Passkeys" }).waitFor();
  await inside.goto(shopUrl("/account"));
  expect(inside.url()).toBe(shopUrl("/login"));
  const again = await open("/");
  await again.goto(link);
  await again.getByRole("heading", { name: "Deze link werkt niet meer" }).waitFor();
});

test("R50 the auth state in the browser: busy while it asks, a login only with a user, one strategy in both places", async () => {
  const email = anAddress();
  const made = await open("/register");
  await register(made, email);
  await made.context().close();
  const page = await open("/login");
  const kept = () =>
    page.evaluate(() => {
      const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
      return Object.fromEntries(
        ["auth.strategy", "auth._token.session"].map((name) => [name, [localStorage.getItem(name), cookie(name)]]),
      );
    });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const times = (what: string) => asked.filter((one) => one === what).length;
  const held = Promise.withResolvers<void>();
  await page.route("**/api/user", async (route) => {
    await held.promise;
    return route.continue();
  });
  await login(page, email);
  const button = page.getByRole("button", { name: "Inloggen" });
  await expect.poll(() => button.first().getAttribute("aria-busy")).toBe("true");
  await expect.poll(() => times("GET /api/user")).toBe(1);
  // The pair was right, but without a user it is no login yet.
  expect(new URL(page.url()).pathname).toBe("/login");
  held.resolve();
  await page.waitForURL((url) => url.pathname !== "/login");
  expect(await kept()).toEqual({ "auth.strategy": ["session", "session"], "auth._token.session": ["true", "true"] });
  // Where the user cannot be had, the browser keeps no login.
  const other = await open("/login");
  await other.route("**/api/user", (route) => route.fulfill({ status: 500, body: "{}" }));
  await login(other, email);
  await other.getByText("Inloggen lukte niet").waitFor();
  // Nor does the server: the page asks once more who is there, and it still says so.
  const again = other.getByRole("button", { name: "Inloggen", exact: true });
  await expect.poll(() => again.getAttribute("aria-busy")).not.toBe("true");
  await other.getByText("Inloggen lukte niet").waitFor();
  expect(new URL(other.url()).pathname).toBe("/login");
  expect((await other.context().cookies()).find(({ name }) => name === "auth._token.session")?.value).not.toBe("true");
  // A strategy that nobody knows becomes ours when a page of the account wakes up.
  await page.evaluate(() => {
    localStorage.setItem("auth.strategy", "toverstaf");
    document.cookie = "auth.strategy=toverstaf; path=/";
  });
  await page.goto(shopUrl("/account"));
  await hydrated(page);
  await expect.poll(kept).toMatchObject({ "auth.strategy": ["session", "session"] });
});

test("without scripts: register, log out, log in, keep an address", async () => {
  const email = anAddress();
  const page = await open("/register", WITHOUT_SCRIPTS);
  await register(page, email);
  await page.waitForURL(/\/account/);
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await page.waitForURL(shopUrl("/login"));
  await login(page, email, "niet goed");
  await page.getByText("E-mailadres en wachtwoord horen niet bij elkaar").waitFor();
  await login(page, email);
  await page.waitForURL(/\/account/);
  await page.goto(shopUrl("/account/addresses?adres=nieuw"));
  await page.getByLabel("Postcode").fill("3817 AB");
  await page.getByRole("button", { name: "Bewaar adres" }).click();
  await page.getByText("Vul je huisnummer in.").waitFor();
  await page.getByLabel("Huisnummer").fill("12");
  await page.getByLabel("Straat").fill("Lindelaan");
  await page.getByLabel("Plaats").fill("Amersfoort");
  await page.getByRole("button", { name: "Bewaar adres" }).click();
  await page.getByText("3817 AB Amersfoort").waitFor();
});

test("a log-in link instead of a password, used once", async () => {
  const email = anAddress();
  const owner = await open("/register");
  await register(owner, email);
  await owner.waitForURL(/\/account/);
  const page = await open("/login");
  const panel = page.locator("section", { has: page.getByRole("heading", { name: "Inloggen", exact: true }) });
  await panel.getByLabel("E-mailadres").fill(email);
  await panel.getByRole("button", { name: "Stuur me een inloglink" }).click();
  await page.getByText("ligt er over een minuut een mail").waitFor();
  const link = await linkFor(email, "Je inloglink");
  await page.goto(link);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL(shopUrl("/"));
  const again = await open("/");
  await again.goto(link);
  await again.getByRole("heading", { name: "Deze inloglink werkt niet meer" }).waitFor();
});

test("a passkey is added and opens the account without a password", async () => {
  const page = await open("/register", DESK);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await register(page, anAddress());
  await page.waitForURL(/\/account/);
  await page.goto(shopUrl("/account/gegevens"));
  await hydrated(page);
  await page.getByRole("button", { name: "Passkey toevoegen" }).click();
  await page.getByText("Dit is niet je huidige wachtwoord").waitFor();
  await page.getByRole("region", { name: "Passkeys" }).getByLabel("Huidig wachtwoord").fill(PASSWORD);
  await page.getByRole("button", { name: "Passkey toevoegen" }).click();
  await page.getByText("De passkey is toegevoegd").waitFor();
  await page.getByRole("button", { name: "Bevestig met je passkey" }).click();
  await page.getByText("Je passkey heeft net bevestigd").first().waitFor();
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await page.waitForURL(shopUrl("/login"));
  await page.getByRole("button", { name: "Log in met een passkey" }).click();
  await page.waitForURL(shopUrl("/account/gegevens"));
});

test("a login that ended elsewhere is told with a toast, and the page asks for a new one", async () => {
  const page = await open("/register");
  await register(page, anAddress());
  await page.waitForURL(/\/account/);
  // A page that has just come asks nothing again, so only the press finds out.
  const askedAgain: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/gegevens.data")) askedAgain.push(request.url());
  });
  await page.goto(shopUrl("/account/gegevens"));
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(askedAgain).toEqual([]);
  await page.context().clearCookies({ name: "sessie" });
  await page.getByRole("button", { name: "Passkey toevoegen" }).click();
  await page.getByText("Je bent uitgelogd").waitFor();
  await page.waitForURL(shopUrl("/login"));
  expect(await page.getByRole("link", { name: "Inloggen" }).count()).toBeGreaterThan(0);
});
