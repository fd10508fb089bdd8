/** What a page hears of the deed it sent: done with its sentence, or refused with the reason beside its field. */
export type Told = {
  deed: string;
  done?: string;
  shows?: unknown;
  problem?: string;
  reason?: string;
  errors?: Record<string, string[]>;
  /** What was typed, so that nobody types it twice; never a password. */
  values?: Record<string, string>;
  /** What was sent more than once, such as ticks and the lines of a list. */
  lists?: Record<string, string[]>;
  /** Seconds until another try makes sense. */
  wait?: number;
};
