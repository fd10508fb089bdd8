CREATE TABLE "account_companies" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"ceiling_cents" integer NOT NULL,
	"approved_by" text NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "account_companies_some" CHECK ("account_companies"."ceiling_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "peer" text;--> statement-breakpoint
ALTER TABLE "bank_payments" ADD COLUMN "charged_back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charged_back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_open_of_peer" ON "orders" USING btree ("peer") WHERE confirmed_at is null and expired_at is null and cancelled_at is null;--> statement-breakpoint
CREATE FUNCTION open_of_cart(of_cart text, of_user text, of_peer text) RETURNS json LANGUAGE plpgsql VOLATILE AS $$
-- Holds the cart's row first and looks afterwards: each statement of a volatile function sees what was committed before it.
BEGIN
	PERFORM 1 FROM carts WHERE id = of_cart FOR UPDATE;
	RETURN json_build_object(
		'earlier', (SELECT coalesce(json_agg(json_build_object('id', o.id, 'attempt', o.attempt)), '[]') FROM orders o
			WHERE o.cart = of_cart AND o.confirmed_at IS NULL AND o.cancelled_at IS NULL AND o.replaced_at IS NULL),
		'pieces', (SELECT coalesce(sum(quantity), 0) FROM cart_lines WHERE cart = of_cart AND NOT later),
		'held', json_build_array(
			(SELECT json_build_object('orders', count(DISTINCT o.id), 'pieces', coalesce(sum(l.quantity), 0))
				FROM orders o LEFT JOIN order_lines l ON l."order" = o.id
				WHERE o.peer = of_peer AND o.cart IS DISTINCT FROM of_cart
				AND o.confirmed_at IS NULL AND o.expired_at IS NULL AND o.cancelled_at IS NULL),
			(SELECT json_build_object('orders', count(DISTINCT o.id), 'pieces', coalesce(sum(l.quantity), 0))
				FROM orders o LEFT JOIN order_lines l ON l."order" = o.id
				WHERE o.user_id = of_user AND o.cart IS DISTINCT FROM of_cart
				AND o.confirmed_at IS NULL AND o.expired_at IS NULL AND o.cancelled_at IS NULL)));
END $$;
