import { ExpiredAuthSessionError } from "./expired-session.ts";
import { CSRF_PATH, type OwnFetch } from "./own-fetch.ts";
import { hasScope } from "./scope.ts";
import type { UniversalStorage } from "./storage.ts";

/** R101: the session cookie is the default strategy. */
export const STRATEGY = "session";

export type AuthUser = { id: string; email: string; firstName: string; scope?: string[] } & Record<string, unknown>;
/** R50 */
export type AuthState = { user: AuthUser | null | false; loggedIn: boolean; strategy: string; busy: boolean };
export type Credentials = { email: string; password: string; remember?: boolean };

type World = {
  storage: UniversalStorage;
  call: OwnFetch;
  /** R101: the cookie `XSRF-TOKEN`, and how to throw it away. */
  csrf: { get(): string | null; remove(): void };
  /** R81: with a property name, the user sits in it; `false` means the whole body is the user. */
  userProperty?: string | false;
  report?: (...words: unknown[]) => void;
};

export class LoginError extends Error {
  statusCode: number;
  body: unknown;
  constructor(statusCode: number, body: unknown) {
    super(String((body as { message?: unknown } | null)?.message ?? `Request failed with status code ${statusCode}`));
    this.statusCode = statusCode;
    this.body = body;
  }
}

/** The session-cookie scheme: the server decides, the browser keeps a marker without secrets. */
export class Auth {
  state: AuthState = { user: null, loggedIn: false, strategy: STRATEGY, busy: false };
  error: unknown = null;
  #world: World;
  #watchers = new Set<(loggedIn: boolean) => void>();

  constructor(world: World) {
    this.#world = world;
  }

  /** R58: hears every change of `loggedIn`. */
  watch(listener: (loggedIn: boolean) => void): () => void {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  }

  check(): { valid: boolean } {
    const marker = this.#world.storage.get(`_token.${STRATEGY}`);
    return { valid: Boolean(marker) && this.#world.csrf.get() !== null };
  }

  setUser(user: AuthUser | false): void {
    const was = this.state.loggedIn;
    const loggedIn = Boolean(user) && this.check().valid;
    this.state = { ...this.state, user, loggedIn };
    if (was !== loggedIn) for (const listener of this.#watchers) listener(loggedIn);
  }

  /** R56: any reset ends it. */
  reset(): void {
    this.#world.storage.set(`_token.${STRATEGY}`, false);
    this.#world.storage.set(`_token_expiration.${STRATEGY}`, false);
    this.#world.csrf.remove();
    this.setUser(false);
  }

  /** Start-up: a visitor without the marker asks nothing of the server. */
  async boot(): Promise<void> {
    // An unknown strategy becomes the default one.
    if (this.#world.storage.sync("strategy", STRATEGY) !== STRATEGY) this.#world.storage.set("strategy", STRATEGY);
    this.#world.storage.sync(`_token.${STRATEGY}`);
    this.#world.storage.sync(`_token_expiration.${STRATEGY}`);
    if (!this.check().valid) return;
    try {
      await this.fetchUser();
    } catch (error) {
      this.#tell(error);
    }
  }

  /** R48, R80, R81 */
  async fetchUser(): Promise<void> {
    if (!this.check().valid) return;
    const response = await this.#world.call("/api/user");
    if (!response.ok) {
      this.reset();
      // R88: a session that ran out.
      if (response.status === 401) throw new ExpiredAuthSessionError();
      throw new LoginError(response.status, await readBody(response));
    }
    const body = await readBody(response);
    const property = this.#world.userProperty ?? false;
    const user = property ? (body as Record<string, unknown> | null)?.[property] : body;
    if (!user) throw new Error(`User Data response does not contain field ${property}`);
    this.setUser(user as AuthUser);
  }

  /** R55, R77, R78: cookie, pair, user; logged in only when all three went well. */
  async login(credentials: Credentials): Promise<void> {
    this.state = { ...this.state, busy: true };
    this.error = null;
    try {
      this.reset();
      const { call, storage } = this.#world;
      await call(CSRF_PATH, { redirect: "error" });
      const response = await call("/login", { method: "POST", body: credentials });
      if (!response.ok) throw new LoginError(response.status, await readBody(response));
      storage.set("strategy", STRATEGY);
      storage.set(`_token.${STRATEGY}`, true);
      storage.set(`_token_expiration.${STRATEGY}`, false);
      await this.fetchUser().catch(async (error: unknown) => {
        // The server has begun a session that nobody here may use.
        await this.logout();
        throw error;
      });
    } catch (error) {
      this.error = error;
      throw error;
    } finally {
      this.state = { ...this.state, busy: false };
    }
  }

  /** R79: whatever the server says, here it is over. */
  async logout(): Promise<void> {
    try {
      await this.#world.call("/logout", { method: "POST" });
    } catch {
      // the reset below is what counts
    }
    this.reset();
  }

  hasScope(wanted: string): boolean {
    return hasScope(this.state.user || null, wanted);
  }

  /** R88, R89: a session that ran out is no news; everything else is told on the console. */
  #tell(error: unknown): void {
    if (error instanceof ExpiredAuthSessionError) return this.reset();
    (this.#world.report ?? console.error)("[ERROR] [AUTH]", error);
  }
}

const readBody = (response: Response): Promise<unknown> => response.json().catch(() => null) as Promise<unknown>;
