import * as v from "valibot";
import { findErrors } from "#kit/form/form.ts";
import { isRelative } from "#kit/path.ts";
import { readJson } from "#outside/read-json.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { findBearer, giveTokens, refreshTokens } from "./session/bearer.server.ts";
import type { Api } from "./door/json.server.ts";
import { findPasswordFault } from "./password/check-password.server.ts";
import { csrfCookie, isSameOrigin, requireCsrf, StaleCsrf } from "./session/csrf.server.ts";
import type { Entered } from "./session/enter.server.ts";
import { emailForm, loginForm, registerForm } from "./forms.ts";
import { checkPair, findUserByEmail, login, type TooMany, tidyEmail } from "./session/login.server.ts";
import { askMail, resetPassword } from "./password/recover.server.ts";
import { Refused } from "./refused.ts";
import { register } from "./register.server.ts";
import { closeSession, findUser } from "./session/sessions.server.ts";

/** What else happens when somebody comes in: the guest's cart is theirs now. Gives more cookies. */
export type Welcome = (
  shop: Shop,
  request: Request,
  entered: Entered,
  wish?: { newsletter: boolean },
) => Promise<string[]>;

const text = v.pipe(v.string(), v.trim(), v.maxLength(300, accounts.input.tooLong));
const password = v.pipe(v.string(), v.maxLength(1000, accounts.input.tooLong));
const pair = v.strictObject({ email: text, password, remember: v.optional(v.boolean()) });
const registration = v.strictObject({
  email: text,
  password,
  firstName: text,
  lastName: text,
  newsletter: v.optional(v.boolean()),
});
const tokenAsked = v.union([v.strictObject({ email: text, password }), v.strictObject({ refreshToken: text })]);

export const withCookies = (answer: Response, cookies: string[]): Response => {
  for (const one of cookies) answer.headers.append("set-cookie", one);
  return answer;
};

function refuseFields(errors: Record<string, string[]>): void {
  if (Object.keys(errors).length) throw new Refused(422, accounts.input.checkFields, { errors });
}

export const tooMany = ({ wait }: Pick<TooMany, "wait">): Refused =>
  new Refused(429, accounts.tooMany(Math.ceil(wait / 60)), { retryAfter: wait });

const wrongPair = () =>
  new Refused(422, accounts.login.wrongPairPlain, { errors: { email: [accounts.login.wrongPairPlain] } });

/** R76–R80: the session as other programs see it. */
export function sessionApi(app: Api, shop: Shop, welcome: Welcome): void {
  app.get("/auth/csrf-cookie", () => withCookies(new Response(null, { status: 204 }), [csrfCookie(shop)]));

  app.post("/login", async (c) => {
    requireCsrf(c.req.raw);
    const given = await readJson(c.req.raw, pair);
    refuseFields(findErrors(loginForm, given as { email: string; password: string }));
    const result = await login(shop, c.req.raw, given);
    if (!result.ok) throw result.reason === "too-many" ? tooMany(result) : wrongPair();
    return withCookies(c.json(result.user), [...result.cookies, ...(await welcome(shop, c.req.raw, result))]);
  });

  app.post("/logout", async (c) => {
    const wantsPage = !/json/.test(c.req.header("accept") ?? "") && /form/.test(c.req.header("content-type") ?? "");
    if (!isSameOrigin(c.req.raw)) throw new StaleCsrf();
    const gone = await closeSession(shop, c.req.raw);
    if (!wantsPage) return withCookies(new Response(null, { status: 204 }), gone);
    return withCookies(new Response(null, { status: 303, headers: { location: cameFrom(c.req.raw) } }), gone);
  });

  app.post("/register", async (c) => {
    requireCsrf(c.req.raw);
    const { newsletter = false, ...given } = await readJson(c.req.raw, registration);
    refuseFields(findErrors(registerForm, given));
    const fault = findPasswordFault(given.password, [given.email, given.firstName, given.lastName]);
    if (fault) refuseFields({ password: [fault] });
    const result = await register(shop, c.req.raw, given);
    if (!result.ok && result.reason === "too-many") throw tooMany(result);
    if (!result.ok) throw new Refused(422, accounts.register.known, { errors: { email: [accounts.register.known] } });
    const more = await welcome(shop, c.req.raw, result, { newsletter });
    return withCookies(c.json(result.user, 201), [...result.cookies, ...more]);
  });

  app.get("/api/user", async (c) => {
    const byToken = c.req.header("authorization");
    const user = byToken ? await findBearer(shop, c.req.raw) : await findUser(shop, c.req.raw);
    if (!user) throw new Refused(401, accounts.notLoggedIn);
    return c.json(user);
  });
}

/** R8, R9, R99: passwords, and tokens for other clients. */
export function passwordApi(app: Api, shop: Shop): void {
  app.post("/api/password/forgot", async (c) => {
    requireCsrf(c.req.raw);
    const given = await readJson(c.req.raw, v.strictObject({ email: text }));
    refuseFields(findErrors(emailForm, given));
    const wait = await askMail(shop, c.req.raw, "reset", given.email);
    if (wait > 0) throw tooMany({ wait });
    return c.body(null, 202);
  });

  app.post("/api/password/reset", async (c) => {
    requireCsrf(c.req.raw);
    const given = await readJson(c.req.raw, v.strictObject({ token: text, email: text, password }));
    const fault = findPasswordFault(given.password, [given.email]);
    if (fault) refuseFields({ password: [fault] });
    const done = await resetPassword(shop, given);
    if (!done) refuseFields({ token: [accounts.reset.expired] });
    return c.body(null, 204);
  });

  app.post("/api/token", async (c) => {
    const given = await readJson(c.req.raw, tokenAsked);
    if ("refreshToken" in given) {
      const tokens = await refreshTokens(shop, given.refreshToken);
      if (!tokens) throw new Refused(401, accounts.notLoggedIn);
      return c.json(tokens);
    }
    const email = tidyEmail(given.email);
    const row = await findUserByEmail(shop.db, email);
    const checked = await checkPair(shop, c.req.raw, email, row, given.password);
    if (!checked.ok) throw checked.reason === "too-many" ? tooMany(checked) : wrongPair();
    return c.json(await shop.db.transaction((tx) => giveTokens(shop, tx, checked.row.id)));
  });
}

/** Back to the page the form stood on; never to another host. */
function cameFrom(request: Request): string {
  const referer = request.headers.get("referer");
  if (!referer || !URL.canParse(referer)) return "/";
  const { origin, pathname } = new URL(referer);
  return origin === new URL(request.url).origin && isRelative(pathname) ? pathname : "/";
}
