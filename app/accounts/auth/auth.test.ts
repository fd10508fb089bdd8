import { expect, test } from "vitest";
import { Auth, LoginError, STRATEGY } from "./auth.ts";
import { memoryPlace } from "../../../tests/accounts/memory-place.ts";
import { makeOwnFetch } from "./own-fetch.ts";
import { UniversalStorage } from "./storage.ts";

const AN = { id: "usr_1", email: "an@voorbeeld.nl", firstName: "An", lastName: "Bos", scope: [] };
type Reply = { status: number; body?: unknown } | Error;

/** A browser with a server that answers as told; every call is written down. */
function world(replies: Record<string, Reply | Reply[]>, cookies: Record<string, string> = {}, userProperty?: string) {
  const calls: string[] = [];
  const sent: { path: string; options: RequestInit }[] = [];
  const jar = memoryPlace(cookies);
  const local = memoryPlace();
  const fetcher = (async (path: string, options: RequestInit) => {
    calls.push(`${options.method} ${path}`);
    sent.push({ path, options });
    if (path === "/auth/csrf-cookie") jar.set("XSRF-TOKEN", "fresh");
    const told = replies[path];
    const response = Array.isArray(told) ? told.shift() : told;
    if (response instanceof Error) throw response;
    const { status = 204, body } = response ?? {};
    return status === 204 ? new Response(null, { status }) : Response.json(body ?? null, { status });
  }) as unknown as typeof fetch;
  const csrf = { get: () => jar.get("XSRF-TOKEN"), remove: () => jar.remove("XSRF-TOKEN") };
  const reported: unknown[][] = [];
  const auth = new Auth({
    storage: new UniversalStorage([jar, local]),
    call: makeOwnFetch(fetcher, csrf.get),
    csrf,
    ...(userProperty && { userProperty }),
    report: (...words) => void reported.push(words),
  });
  return { auth, calls, sent, jar, local, reported };
}

const pair = { email: "an@voorbeeld.nl", password: "lange zin met lommer" };
const marked = { [`auth._token.${STRATEGY}`]: "true", "XSRF-TOKEN": "x" };

test("R50 the state at the start", () => {
  expect(world({}).auth.state).toEqual({ user: null, loggedIn: false, strategy: "session", busy: false });
});

test("R55 R77 R78 logging in: cookie, pair, user, in that order", async () => {
  const { auth, calls, jar, local } = world({
    "/login": { status: 200, body: AN },
    "/api/user": { status: 200, body: AN },
  });
  await auth.login(pair);
  expect(calls).toEqual(["GET /auth/csrf-cookie", "POST /login", "GET /api/user"]);
  expect(auth.state).toEqual({ user: AN, loggedIn: true, strategy: "session", busy: false });
  expect(jar.get("auth._token.session")).toBe("true");
  expect(local.get("auth._token_expiration.session")).toBe("false");
});

test("R76 R77 own calls send cookies, say XHR and JSON, and bring the CSRF value back", async () => {
  const { auth, sent } = world({ "/login": { status: 200, body: AN }, "/api/user": { status: 200, body: AN } });
  await auth.login(pair);
  const headers = new Headers(sent[1]?.options.headers);
  expect(sent.every(({ options }) => options.credentials === "same-origin")).toBe(true);
  expect(headers.get("x-requested-with")).toBe("XMLHttpRequest");
  expect(headers.get("accept")).toBe("application/json");
  expect(headers.get("x-xsrf-token")).toBe("fresh");
  expect(sent[1]?.options.body).toBe(JSON.stringify(pair));
});

test("R55 a wrong pair leaves somebody logged out, and rejects", async () => {
  const { auth } = world({ "/login": { status: 422, body: { message: "Nee." } } });
  await expect(auth.login(pair)).rejects.toBeInstanceOf(LoginError);
  expect(auth.state).toMatchObject({ user: false, loggedIn: false, busy: false });
  expect(auth.error).toBeInstanceOf(LoginError);
});

test("R55 logged in only when the user was fetched as well; the session that began is ended", async () => {
  const { auth, calls } = world({ "/login": { status: 200, body: AN }, "/api/user": { status: 500 } });
  await expect(auth.login(pair)).rejects.toThrow();
  expect(auth.state.loggedIn).toBe(false);
  expect(calls).toContain("POST /logout");
});

test("R48 the whole body is the user; R81 with a property, its absence is an error", async () => {
  const whole = world({ "/api/user": { status: 200, body: AN } }, marked);
  await whole.auth.fetchUser();
  expect(whole.auth.state.user).toEqual(AN);
  const inside = world({ "/api/user": { status: 200, body: AN } }, marked, "data");
  await expect(inside.auth.fetchUser()).rejects.toThrow("User Data response does not contain field data");
});

test("R101 check is valid with the marker and the cookie XSRF-TOKEN together", () => {
  expect(world({}, marked).auth.check().valid).toBe(true);
  expect(world({}, { "XSRF-TOKEN": "x" }).auth.check().valid).toBe(false);
  expect(world({}, { [`auth._token.${STRATEGY}`]: "true" }).auth.check().valid).toBe(false);
  expect(world({}, { ...marked, [`auth._token.${STRATEGY}`]: "false" }).auth.check().valid).toBe(false);
});

test("R80 at start-up a visitor without the marker makes no call, one with it makes one", async () => {
  const visitor = world({});
  await visitor.auth.boot();
  expect(visitor.calls).toEqual([]);
  const known = world({ "/api/user": { status: 200, body: AN } }, marked);
  await known.auth.boot();
  expect(known.calls).toEqual(["GET /api/user"]);
  expect(known.auth.state.loggedIn).toBe(true);
});

test("an unknown strategy becomes the default", async () => {
  const { auth, jar } = world({}, { "auth.strategy": "facebook" });
  await auth.boot();
  expect(jar.get("auth.strategy")).toBe("session");
});

test("R56 a session the server no longer knows ends here", async () => {
  const { auth, jar } = world({ "/api/user": { status: 401, body: { message: "Log eerst in." } } }, marked);
  await auth.boot();
  expect(auth.state.loggedIn).toBe(false);
  expect(jar.get("auth._token.session")).toBe("false");
});

test("R79 logging out ends it here, whatever the server says", async () => {
  for (const response of [{ status: 204 }, { status: 500 }, new Error("offline")]) {
    const { auth, jar } = world({ "/api/user": { status: 200, body: AN }, "/logout": response }, marked);
    await auth.boot();
    await auth.logout();
    expect(auth.state).toMatchObject({ user: false, loggedIn: false });
    expect(jar.get("XSRF-TOKEN")).toBeNull();
  }
});

test("R58 a change of loggedIn is heard, and only a change", async () => {
  const { auth } = world({ "/api/user": { status: 200, body: AN }, "/logout": { status: 204 } }, marked);
  const heard: boolean[] = [];
  auth.watch((loggedIn) => heard.push(loggedIn));
  await auth.boot();
  auth.setUser(AN);
  await auth.logout();
  auth.reset();
  expect(heard).toEqual([true, false]);
});

test("R88 R89 an expired session is silent at start-up, another error is reported", async () => {
  const silent = world({ "/api/user": { status: 401, body: {} } }, marked);
  await silent.auth.boot();
  expect(silent.reported).toEqual([]);
  expect(silent.auth.state.loggedIn).toBe(false);
  const loud = world({ "/api/user": new Error("Network Error") }, marked);
  await loud.auth.boot();
  expect(loud.reported).toEqual([["[ERROR] [AUTH]", new Error("Network Error")]]);
});

test("419: the cookie is fetched again and the call tried once more, not more", async () => {
  const once = world({ "/logout": [{ status: 419 }, { status: 204 }] }, marked);
  await once.auth.logout();
  expect(once.calls).toEqual(["POST /logout", "GET /auth/csrf-cookie", "POST /logout"]);
  const always = world({ "/login": { status: 419, body: { message: "Te lang open." } } });
  await expect(always.auth.login(pair)).rejects.toMatchObject({ statusCode: 419 });
  expect(always.calls.filter((call) => call === "POST /login")).toHaveLength(2);
});

test("R49 scopes are read from the user's key scope", async () => {
  const { auth } = world({ "/api/user": { status: 200, body: { ...AN, scope: ["staff"] } } }, marked);
  expect(auth.hasScope("staff")).toBe(false);
  await auth.boot();
  expect(auth.hasScope("staff")).toBe(true);
});
