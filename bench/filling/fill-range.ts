import type { Db } from "../../app/outside/db.server.ts";

/**
 * A range of so many products, copied in the database from the one that is there: names, prices and stock of their own,
 * one in ten sold out, one in a hundred reduced. The rest of the shop does not hear of it.
 */
export async function fillRange({ $client }: Db, count: number): Promise<void> {
  const { rows } = await $client.query<{ products: number }>("select count(*)::int as products from products");
  const copies = Math.ceil(count / (rows[0]?.products ?? 1)) - 1;
  const columns = async (table: string, own: Record<string, string>) => {
    const found = await $client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
      [table],
    );
    const names = found.rows.map(({ name }) => name);
    const into = names.map((name) => `"${name}"`).join(", ");
    return { into, from: names.map((name) => own[name] ?? `t."${name}"`).join(", ") };
  };
  const dice = (salt: string) => `abs(hashtext(t.sku || n::text || '${salt}'))`;
  const tables = [
    [
      "products",
      {
        slug: "t.slug || '-' || n",
        name: "t.name || ' ' || initcap(left(translate(md5(t.slug || n), '0123456789', 'aeioulmnrs'), 6))",
        popularity: "abs(hashtext(t.slug || n)) % 10000",
      },
    ],
    [
      "variants",
      {
        sku: "'G' || n || '-' || t.sku",
        product: "t.product || '-' || n",
        price_cents: `greatest(50, t.price_cents * (60 + ${dice("price")} % 120) / 100)`,
        was_cents: `case when ${dice("sale")} % 100 = 0 then t.price_cents * 2 end`,
        stock: `case when ${dice("out")} % 10 = 0 then 0 else 1 + ${dice("stock")} % 400 end`,
      },
    ],
  ] as const;
  for (const [table, own] of tables) {
    const { into, from } = await columns(table, own);
    await $client.query(
      `insert into ${table} (${into}) select ${from} from ${table} t cross join generate_series(1, $1) n`,
      [copies],
    );
  }
  await $client.query(`insert into prices (sku, cents, since)
    select sku, price_cents, now() - interval '90 days' from variants where sku like 'G%-%'`);
  await $client.query("vacuum analyze");
}
