/** R43, R64, R65, R103: the bar over every route change, as a state machine with its timers. */
export type Progress = { percent: number; show: boolean; canSucceed: boolean };

export const DURATION = 5000;
export const THROTTLE = 200;
export const HIDE_DELAY = 500;
const STEP_EVERY = 100;

export class ProgressBar {
  state: Progress = { percent: 0, show: false, canSucceed: true };
  #listeners = new Set<() => void>();
  #throttle: ReturnType<typeof setTimeout> | undefined;
  #interval: ReturnType<typeof setInterval> | undefined;
  #hide: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    this.#clear();
    // A hide still waiting from the last navigation would hide this one.
    clearTimeout(this.#hide);
    this.#set({ percent: 0, canSucceed: true, ...(this.state.show && { show: false }) });
    this.#throttle = setTimeout(() => this.#run(), THROTTLE);
  }

  set(percent: number): void {
    this.#set({ show: true, canSucceed: true, percent: Math.min(100, Math.max(0, Math.floor(percent))) });
  }

  increase(by: number): void {
    this.#set({ percent: Math.min(100, Math.floor(this.state.percent + by)) });
  }

  decrease(by: number): void {
    this.#set({ percent: Math.max(0, Math.floor(this.state.percent - by)) });
  }

  get(): number {
    return this.state.percent;
  }

  pause(): void {
    clearInterval(this.#interval);
  }

  resume(): void {
    this.#run();
  }

  finish(): void {
    this.#set({ percent: 100 });
    this.hide();
  }

  hide(): void {
    this.#clear();
    clearTimeout(this.#hide);
    this.#hide = setTimeout(() => {
      this.#set({ show: false });
      this.#hide = setTimeout(() => this.#set({ percent: 0 }), 0);
    }, HIDE_DELAY);
  }

  fail(): void {
    this.#set({ canSucceed: false });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #run(): void {
    this.#set({ show: true });
    clearInterval(this.#interval);
    this.#interval = setInterval(() => this.increase(10_000 / DURATION), STEP_EVERY);
  }

  #clear(): void {
    clearTimeout(this.#throttle);
    clearInterval(this.#interval);
  }

  #set(change: Partial<Progress>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
