CREATE FUNCTION order_day(snapshot jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select min(s->>'day') from jsonb_array_elements(snapshot->'shipments') s
$$;--> statement-breakpoint
CREATE FUNCTION order_words(number text, email text, snapshot jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array_to_tsvector(array_remove(string_to_array(lower(
    number || ' ' || split_part(number, '-', 2) || ' ' || ltrim(split_part(number, '-', 2), '0') || ' ' || email
    || ' ' || coalesce(snapshot->'contact'->>'firstName', '') || ' ' || coalesce(snapshot->'contact'->>'lastName', '')
    || ' ' || coalesce(snapshot->'business'->>'company', '')
    || ' ' || regexp_replace(coalesce(snapshot->'contact'->>'phone', ''), '\D', '', 'g')
    || ' ' || coalesce(snapshot->'deliverTo'->>'name', '') || ' ' || coalesce(snapshot->'deliverTo'->>'city', '')
    || ' ' || coalesce(snapshot->'deliverTo'->>'postcode', '')
    || ' ' || replace(coalesce(snapshot->'deliverTo'->>'postcode', ''), ' ', '')
    || ' ' || replace(coalesce(snapshot->'billing'->>'postcode', ''), ' ', '')
  ), ' '), ''))
$$;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "part_shipped_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_to_send_by_day" ON "orders" USING btree (order_day(snapshot),"placed_at") WHERE confirmed_at is not null and shipped_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "orders" USING gin (order_words(number, email, snapshot));--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("placed_at") WHERE confirmed_at is not null and paid_at is null and cancelled_at is null;--> statement-breakpoint
UPDATE "orders" o SET "part_shipped_at" = s.first FROM (SELECT "order", min("shipped_at") AS first FROM "shipments" GROUP BY 1) s WHERE s."order" = o."id" AND o."shipped_at" IS NULL;
