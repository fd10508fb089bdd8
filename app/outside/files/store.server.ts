import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { AwsClient } from "aws4fetch";
import { type Settings, SettingsError } from "../settings.server.ts";

/** Where backups and photographs are kept: files by name. */
export type Store = {
  put(name: string, body: Buffer): Promise<void>;
  get(name: string): Promise<Buffer>;
  has(name: string): Promise<boolean>;
  /** Names that begin with this. */
  list(start: string): Promise<string[]>;
  remove(name: string): Promise<void>;
};

export type StoreSettings = Pick<Settings, "S3_ENDPOINT" | "S3_REGION" | "S3_KEY" | "S3_SECRET">;

/** "s3://bucket/folder" is an S3 bucket, anything else a folder. */
export function openStore(place: string, settings: StoreSettings): Store {
  const bucket = /^s3:\/\/([^/]+)\/?(.*)$/.exec(place);
  return bucket ? s3Store(bucket[1] ?? "", bucket[2] ?? "", settings) : folderStore(path.resolve(place));
}

function folderStore(folder: string): Store {
  const at = (name: string) => path.join(folder, name);
  return {
    async put(name, body) {
      await fs.promises.mkdir(path.dirname(at(name)), { recursive: true });
      // What is cut off must not look like a whole one, and two that write the same do not meet.
      const part = `${at(name)}.${randomUUID()}.part`;
      try {
        await fs.promises.writeFile(part, body, { mode: 0o600 });
        await fs.promises.rename(part, at(name));
      } catch (error) {
        await fs.promises.rm(part, { force: true });
        throw error;
      }
    },
    get: (name) => fs.promises.readFile(at(name)),
    has: async (name) => fs.existsSync(at(name)),
    async list(start) {
      const inside = path.dirname(`${start}x`);
      if (!fs.existsSync(at(inside))) return [];
      const names = fs.readdirSync(at(inside), { recursive: true, encoding: "utf8" });
      const whole = names.map((name) => `${inside}/${name.split(path.sep).join("/")}`);
      return whole.filter((name) => name.startsWith(start) && fs.statSync(at(name)).isFile());
    },
    remove: async (name) => fs.rmSync(at(name), { force: true }),
  };
}

function s3Store(bucket: string, folder: string, settings: StoreSettings): Store {
  const { S3_ENDPOINT, S3_REGION, S3_KEY, S3_SECRET } = settings;
  if (!S3_KEY || !S3_SECRET) throw new SettingsError("Bewaren in S3 vraagt S3_KEY en S3_SECRET.");
  const endpoint = (S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`).replace(/\/$/, "");
  const client = new AwsClient({ accessKeyId: S3_KEY, secretAccessKey: S3_SECRET, region: S3_REGION, service: "s3" });
  const base = `${endpoint}/${bucket}`;
  const start = folder.replace(/\/?$/, folder ? "/" : "");
  const ask = async (method: string, name: string, body?: Buffer): Promise<Response> => {
    const response = await client.fetch(`${base}/${name}`, { method, ...(body && { body: new Uint8Array(body) }) });
    if (!response.ok && response.status !== 404) throw new Error(`S3 ${method} ${response.status}`);
    return response;
  };
  return {
    async put(name, body) {
      const response = await ask("PUT", start + name, body);
      if (!response.ok) throw new Error(`S3 PUT ${response.status}`);
    },
    async get(name) {
      const response = await ask("GET", start + name);
      if (!response.ok) throw new Error(`${name} is er niet`);
      return Buffer.from(await response.arrayBuffer());
    },
    has: async (name) => (await ask("HEAD", start + name)).ok,
    async list(wanted) {
      const found: string[] = [];
      for (let more = ""; ; ) {
        const query = new URLSearchParams({
          "list-type": "2",
          prefix: start + wanted,
          ...(more && { "continuation-token": more }),
        });
        const text = await (await ask("GET", `?${query}`)).text();
        for (const [, key = ""] of text.matchAll(/<Key>([^<]+)<\/Key>/g)) found.push(key.slice(start.length));
        more = /<NextContinuationToken>([^<]+)</.exec(text)?.[1] ?? "";
        if (!more) return found;
      }
    },
    async remove(name) {
      await ask("DELETE", start + name);
    },
  };
}
