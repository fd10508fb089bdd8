import type { Client } from "pg";

const NAMES = {
  first: "Jan Anna Piet Marieke Kees Sanne Bram Els Fatima Daan Emma Luuk Noor Sem Julia Youssef Roos Thijs Lotte Gijs",
  last: "Jansen Vries Berg Bakker Visser Smit Meijer Mulder Bos Vos Peters Hendriks Dekker Brouwer Dijk Graaf Meer Yilmaz Haan Kuiper",
  cities:
    "Amsterdam Rotterdam Utrecht Eindhoven Groningen Tilburg Almere Breda Nijmegen Apeldoorn Haarlem Arnhem Zwolle Leiden Maastricht Delft Deventer Hilversum Hengelo Gouda",
};
const DAYS = 730;

/** Years of trade made from the few true orders that are in the shop: as many orders, with all that belongs to them. */
export async function fillOrders(client: Client, count: number): Promise<void> {
  const run = (text: string) => client.query(text);
  const people = Math.ceil(count * 0.4);
  const indexes = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'orders' and indexname not in
     (select conname from pg_constraint)`,
  );
  // As a replica: what is copied needs no check of whether its order exists.
  await run("set session_replication_role = replica");
  await run("set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB'");
  for (const { indexname } of indexes.rows) await run(`drop index "${indexname}"`);
  await run(`
    create temp table base as select o.*, (row_number() over (order by number) - 1)::int as at,
      (select jsonb_agg(jsonb_build_object('sku', l.sku, 'quantity', l.quantity, 'cut', l.cut)) from order_lines l
        where l."order" = o.id) as sent from orders o;
    create temp table people as select n,
      (string_to_array('${NAMES.first}', ' '))[1 + n % 20] as first,
      (string_to_array('${NAMES.last}', ' '))[1 + (n / 20) % 20] || case when n % 3 = 0 then '' else 'se' || n % 997 end as last,
      (string_to_array('${NAMES.cities}', ' '))[1 + (n * 7) % 20] as city,
      (1000 + (n * 37) % 9000)::text || ' ' || chr(65 + n % 26) || chr(65 + (n / 26) % 26) as postcode,
      '06' || lpad(((n::bigint * 7919) % 100000000)::text, 8, '0') as phone, 'klant' || n || '@voorbeeld.nl' as email
    from generate_series(0, ${people - 1}) n;
    create temp table made as
      select k, b.at as base, 'ord_b' || lpad(k::text, 8, '0') as id, p.n as person, p.email,
        now() - (${count} - k) * interval '${DAYS} days' / ${count} as placed,
        (${count} - k)::float * ${DAYS} / ${count} as age, k % 100 as kind
      from generate_series(1, ${count}) k join base b on b.at = k % (select count(*) from base)
      join people p on p.n = (k::bigint * 7919) % ${people}`);
  // Four in a hundred were cancelled, three never paid, one sent back; what is older than three days has left.
  await run(`
    insert into orders (id, number, attempt, user_id, email, total_cents, gift_cents, due_cents, payment_method,
      snapshot, placed_at, held_until, confirmed_at, paid_at, expired_at, cancelled_at, part_shipped_at, shipped_at,
      delivered_at, withdrawn_at, refunded_cents, waived_cents, invoice_number, invoiced_at)
    select m.id, to_char(m.placed, 'YYYY') || '-' || lpad((100000 + m.k)::text, 6, '0'), m.id,
      case when m.person % 2 = 0 then 'usr_b' || m.person end, m.email, b.total_cents, b.gift_cents, b.due_cents,
      case when m.kind = 50 then 'rekening' else b.payment_method end,
      b.snapshot || jsonb_build_object(
        'contact', jsonb_build_object('email', m.email, 'firstName', p.first, 'lastName', p.last, 'phone', p.phone),
        'deliverTo', b.snapshot->'deliverTo' || jsonb_build_object('name', p.first || ' ' || p.last, 'city', p.city, 'postcode', p.postcode),
        'billing', b.snapshot->'billing' || jsonb_build_object('name', p.first || ' ' || p.last, 'city', p.city, 'postcode', p.postcode),
        'shipments', (select jsonb_agg(s || jsonb_build_object('day', to_char(m.placed + interval '4 days', 'YYYY-MM-DD')))
          from jsonb_array_elements(b.snapshot->'shipments') s)),
      m.placed, m.placed + interval '2 days', case when m.kind not in (4, 5, 6) then m.placed + interval '2 minutes' end,
      case when m.kind not in (4, 5, 6) and not (m.kind = 50 and m.age < 20) then m.placed + interval '2 minutes' end,
      case when m.kind in (4, 5, 6) and m.age > 2 then m.placed + interval '1 hour' end,
      case when m.kind < 4 then m.placed + interval '1 day' end,
      case when m.kind > 6 and (m.age > 3 or m.kind = 7) then m.placed + interval '2 days' end,
      case when m.kind > 6 and m.age > 3 then m.placed + interval '3 days' end,
      case when m.kind > 6 and m.age > 5 then m.placed + interval '4 days' end,
      case when m.kind = 8 and m.age > 5 then m.placed + interval '6 days' end,
      case when m.kind = 9 then 100 else 0 end, 0,
      case when m.kind not in (4, 5, 6) then 'F' || to_char(m.placed, 'YYYY') || '-' || lpad((100000 + m.k)::text, 6, '0') end,
      case when m.kind not in (4, 5, 6) then m.placed + interval '2 minutes' end
    from made m join base b on b.at = m.base join people p on p.n = m.person order by m.k`);
  await run(`
    insert into order_finds select id, number, placed_at, order_words(number, email, snapshot)
      from orders where id in (select id from made) order by placed_at;
    update orders set first_day = order_day(snapshot) where shipped_at is null;
    insert into packing_batches (day, started_at, by)
      select day::date, day, 'staff:kantoor@voorbeeld.nl' from generate_series(now() - interval '${DAYS} days', now(), '1 day') day;
    insert into packing_crates (batch, "order", crate, packed_at, done_at)
      select b.id, m.id, 0, m.placed, m.placed from made m join packing_batches b on b.day = m.placed::date
      where m.kind > 6 and m.age > 3;
    insert into order_lines ("order", sku, cut, quantity, paid_cents, shipped)
      select m.id, l.sku, l.cut, l.quantity, l.paid_cents, case when m.kind > 6 and m.age > 3 then l.quantity else 0 end
      from made m join base b on b.at = m.base join order_lines l on l."order" = b.id;
    insert into order_events ("order", at, kind, by, detail)
      select m.id, m.placed + e.place * interval '1 hour', e.kind, 'shop', '{}' from made m,
        (values ('placed', 0), ('paid', 1), ('shipped', 60), ('delivered', 90)) e(kind, place)
      where e.place < 60 or (m.kind > 6 and m.age > 5);
    insert into shipments (id, "order", lines, carrier, shipped_at, delivered_at)
      select 'shp_b' || m.k, m.id, b.sent, 'postnl', m.placed + interval '3 days', m.placed + interval '4 days'
      from made m join base b on b.at = m.base where m.kind > 6 and m.age > 3;
    insert into payments (id, "order", turn, provider, provider_id, method, amount_cents, state, created_at, paid_at, closed_at)
      select 'pay_b' || m.k, m.id, 1, 'embedded', 'bank_b' || m.k, 'ideal', b.due_cents, 'paid', m.placed,
        m.placed + interval '2 minutes', m.placed + interval '2 minutes'
      from made m join base b on b.at = m.base where m.kind not in (4, 5, 6, 50);
    insert into refunds (id, once, "order", payment, amount_cents, reason, provider_id, created_at, sent_at)
      select 'ref_b' || k, 'b' || k, id, 'pay_b' || k, 100, 'tegemoetkoming', 'b' || k, placed + interval '5 days', placed + interval '5 days'
      from made where kind = 9 and age > 6;
    insert into credit_notes (number, once, "order", body, waived_cents, open_cents, made_at)
      select 'C' || to_char(placed, 'YYYY') || '-' || lpad((100000 + k)::text, 6, '0'), 'compensate:b' || k, id,
        '{"totalCents": 100, "vat": [{"rate": 9, "grossCents": 100, "vatCents": 8}], "lines": []}', 0, 0, placed + interval '5 days'
      from made where kind = 9 and age > 6;
    insert into withdrawals (id, "order", given_number, name, email, which, received_at, goods_back_at, refunded_at)
      select 'wit_b' || k, id, '', 'Jan', email, '', placed + interval '6 days', placed + interval '9 days',
        case when age > 12 then placed + interval '10 days' end from made where kind = 8 and age > 6`);
  await run(`
    insert into users (id, email, first_name, last_name, confirmed_at, created_at)
      select 'usr_b' || n, email, first, last, now(), now() from people where n % 2 = 0;
    insert into messages (name, email, subject, order_number, body, sent_at, waits_since, last_at, done_at)
      select 'Jan ' || m.k, m.email, 'Vraag over bestelling ' || m.k, o.number,
        'Wanneer komt mijn ' || (array['haag', 'laurier', 'beuk', 'roos', 'hortensia'])[1 + m.k % 5] || '? De vorige keer stond hij in de schaduw.',
        m.placed, m.placed, m.placed, case when m.age > 1.5 then m.placed + interval '5 hours' end
      from made m join orders o on o.id = m.id where m.k % 5 = 0;
    insert into replies (message, kind, body, by, at, attempt)
      select id, 'out', 'Je bestelling is onderweg, en de plant staat goed in halfschaduw.', 'staff:kantoor@voorbeeld.nl', sent_at, 'b' || id
      from messages where done_at is not null;
    insert into mails (event, "to", subject, html, text, created_at, claimed_at, sent_at)
      select e.kind || ':' || m.id, m.email, 'Je bestelling', repeat('<p>Dank je wel.</p>', 20), 'Dank je wel.', m.placed, m.placed, m.placed
      from made m, (values ('order-confirmed'), ('delivered')) e(kind);
    insert into staff_log (at, user_id, who, deed, subject)
      select m.placed, 'usr_1', 'Kim', 'orders.ship', o.number from made m join orders o on o.id = m.id;
    insert into quotes (id, number, token, attempt, cart, email, total_cents, snapshot, valid_until, made_by, made_at, withdrawn_at)
      select 'off_b' || m.k, 'O' || m.k, 'b' || m.k, 'b' || m.k, '', m.email, o.total_cents, o.snapshot, (m.placed + interval '14 days')::date,
        'staff:kantoor@voorbeeld.nl', m.placed, case when m.k % 400 = 0 then m.placed end
      from made m join orders o on o.id = m.id where m.k % 40 = 0;
    insert into bank_payments (id, amount_cents, description, return_url, state, created_at)
      select 'bank_b' || m.k, b.due_cents, '', '', 'paid', m.placed from made m join base b on b.at = m.base where m.age < 60`);
  // What sells most is nearly gone.
  await run("update variants set stock = 5 where sku in (select sku from order_lines)");
  for (const { indexdef } of indexes.rows) await run(indexdef);
  await run("vacuum analyze");
}
