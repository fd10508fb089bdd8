/** Hash of the sources this build was made from; `dev` while developing, `test` in tests. */
declare const __BUILD_ID__: string;

/** The S3 server of the tests brings no types. */
declare module "s3rver" {
  type Options = { port: number; silent: boolean; directory: string; configureBuckets: { name: string }[] };
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}

/** The IMAP server of the tests brings none either. */
declare module "hoodiecrow-imap" {
  type Options = {
    plugins: string[];
    storage: Record<
      string,
      { messages?: { raw: string }[]; folders?: Record<string, { messages: { raw: string }[] }> }
    >;
  };
  type Mailbox = {
    server: import("node:net").Server;
    listen(port: number, host: string, then: () => void): void;
    close(then?: () => void): void;
    appendMessage(folder: string, flags: string[], date: string | undefined, raw: string): void;
  };
  export default function hoodiecrow(options: Options): Mailbox;
}
