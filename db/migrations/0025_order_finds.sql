-- The long work first, while orders are placed and changed; only the end holds them up.
CREATE TABLE "order_finds" (
	"order" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"words" "tsvector" NOT NULL
);--> statement-breakpoint
INSERT INTO order_finds SELECT o.id, o.number, o.placed_at, order_words(o.number, o.email, o.snapshot) FROM orders o;--> statement-breakpoint
CREATE INDEX "order_finds_newest" ON "order_finds" USING btree ("placed_at","number");--> statement-breakpoint
CREATE INDEX "order_finds_by_words" ON "order_finds" USING gin ("words");--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "words" tsvector GENERATED ALWAYS AS
  (words_of(key || ' ' || name || ' ' || email || ' ' || coalesce(order_number, '') || ' ' || subject || ' ' || body)) STORED;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (words_of(body)) STORED;--> statement-breakpoint
CREATE FUNCTION keep_order_finds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_finds VALUES
    (new.id, new.number, new.placed_at, order_words(new.number, new.email, new.snapshot))
  ON CONFLICT ("order") DO UPDATE SET number = excluded.number, placed_at = excluded.placed_at,
    words = excluded.words;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER order_finds_kept AFTER INSERT OR UPDATE OF number, email, placed_at, snapshot ON orders
  FOR EACH ROW EXECUTE FUNCTION keep_order_finds();--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "first_day" text;--> statement-breakpoint
CREATE FUNCTION keep_first_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.first_day := order_day(new.snapshot);
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER first_day_kept BEFORE INSERT OR UPDATE OF snapshot ON orders
  FOR EACH ROW EXECUTE FUNCTION keep_first_day();--> statement-breakpoint
-- Of what still leaves, or may when it is paid late.
UPDATE orders SET first_day = order_day(snapshot)
  WHERE shipped_at IS NULL AND (confirmed_at IS NOT NULL AND cancelled_at IS NULL OR placed_at > now() - interval '90 days');--> statement-breakpoint
-- What was placed or changed meanwhile.
INSERT INTO order_finds SELECT o.id, o.number, o.placed_at, order_words(o.number, o.email, o.snapshot) FROM orders o
  WHERE NOT EXISTS (SELECT FROM order_finds f WHERE f."order" = o.id)
    OR o.id IN (SELECT e."order" FROM order_events e WHERE e.at > now() - interval '1 hour')
    OR o.email = 'verwijderd' -- forgetting somebody writes no event
  ON CONFLICT ("order") DO UPDATE SET words = excluded.words;--> statement-breakpoint
ALTER TABLE "order_finds" ADD CONSTRAINT "order_finds_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree (email text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" USING btree (lower(last_name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_sendable" ON "orders" USING btree ("first_day" NULLS FIRST,"placed_at","number") WHERE confirmed_at is not null and shipped_at is null and cancelled_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "orders_cancelled" ON "orders" USING btree ("placed_at","number") WHERE cancelled_at is not null;--> statement-breakpoint
CREATE INDEX "orders_withdrawn" ON "orders" USING btree ("placed_at","number") WHERE withdrawn_at is not null;--> statement-breakpoint
CREATE INDEX "orders_expired" ON "orders" USING btree ("placed_at","number") WHERE expired_at is not null and confirmed_at is null;--> statement-breakpoint
CREATE INDEX "orders_under_way" ON "orders" USING btree ("placed_at","number") WHERE shipped_at is not null and delivered_at is null;--> statement-breakpoint
CREATE INDEX "withdrawals_of_order" ON "withdrawals" USING btree ("order");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("received_at") WHERE refunded_at is null;--> statement-breakpoint
CREATE INDEX "messages_of_order" ON "messages" USING btree ("order_number") WHERE order_number is not null;--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order");--> statement-breakpoint
CREATE INDEX "packing_crates_open" ON "packing_crates" USING btree ("order") WHERE done_at is null;
