CREATE TABLE "delivery_days" (
	"day" date PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"number" text PRIMARY KEY NOT NULL,
	"once" text NOT NULL,
	"order" text NOT NULL,
	"body" jsonb NOT NULL,
	"waived_cents" integer NOT NULL,
	"open_cents" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_notes_once_unique" UNIQUE("once")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_cart_sku_pk";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_order_sku_pk";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "payment" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "order" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "rest_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tree_orders" ADD COLUMN "order" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "cut" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "blocked_why" text;--> statement-breakpoint
ALTER TABLE "category_products" ADD COLUMN "popularity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cut" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waived_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_of_order" ON "credit_notes" USING btree ("order");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_one_per_cut" ON "cart_lines" USING btree ("cart","sku","cut");--> statement-breakpoint
CREATE INDEX "category_products_first" ON "category_products" USING btree ("category","popularity");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_one_per_cut" ON "order_lines" USING btree ("order","sku","cut");--> statement-breakpoint
CREATE INDEX "orders_to_send" ON "orders" USING btree ("placed_at") WHERE confirmed_at is not null and shipped_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("created_at") WHERE sent_at is null;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_order_unique" UNIQUE("order");