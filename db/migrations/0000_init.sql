CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"postcode" text NOT NULL,
	"number" text NOT NULL,
	"addition" text DEFAULT '' NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"for_delivery" boolean DEFAULT false NOT NULL,
	"for_billing" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bearer_tokens" (
	"access_hash" text PRIMARY KEY NOT NULL,
	"refresh_hash" text NOT NULL,
	"family" text NOT NULL,
	"user" text NOT NULL,
	"access_until" timestamp with time zone NOT NULL,
	"refresh_until" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "bearer_tokens_refresh_hash_unique" UNIQUE("refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"user" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "garden_plants" (
	"user" text NOT NULL,
	"slug" text NOT NULL,
	"gone" boolean DEFAULT false NOT NULL,
	"since" date NOT NULL,
	CONSTRAINT "garden_plants_user_slug_pk" PRIMARY KEY("user","slug")
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_products" (
	"user" text NOT NULL,
	"slug" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_products_user_slug_pk" PRIMARY KEY("user","slug")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user" text NOT NULL,
	"remember" boolean NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text,
	"scope" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"confirmed_at" timestamp with time zone,
	"calendar_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_calendar_key_unique" UNIQUE("calendar_key")
);
--> statement-breakpoint
CREATE TABLE "article_votes" (
	"article" text PRIMARY KEY NOT NULL,
	"helped" bigint DEFAULT 0 NOT NULL,
	"missed" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reservations_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"length_cm" integer NOT NULL,
	"plants" integer NOT NULL,
	"goods_cents" integer NOT NULL,
	"delivery_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"due_now_cents" integer NOT NULL,
	"week" date NOT NULL,
	"first_week" date NOT NULL,
	"customer" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"checkout_url" text,
	"provider_id" text,
	"turn" integer DEFAULT 1 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"shifted_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "reservations_sums" CHECK ("reservations"."due_now_cents" between 1 and "reservations"."total_cents")
);
--> statement-breakpoint
CREATE TABLE "tree_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tree_orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 501 CACHE 1),
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"email" text NOT NULL,
	"total_cents" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"declined_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"seen_cents" integer NOT NULL,
	"later" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_cart_sku_pk" PRIMARY KEY("cart","sku"),
	CONSTRAINT "cart_lines_some" CHECK ("cart_lines"."quantity" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"code" text,
	"gift_cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"recent" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer DEFAULT 0 NOT NULL,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"most_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "discount_codes_within_uses" CHECK ("discount_codes"."most_uses" is null or "discount_codes"."uses" <= "discount_codes"."most_uses")
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"code" text PRIMARY KEY NOT NULL,
	"value_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"order" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_cards_never_below_zero" CHECK ("gift_cards"."balance_cents" between 0 and "gift_cards"."value_cents")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"group" text NOT NULL,
	"parent" text,
	"kind" text NOT NULL,
	"facet_set" text NOT NULL,
	"rule" jsonb NOT NULL,
	"priority" integer NOT NULL,
	"position" integer NOT NULL,
	"season" jsonb,
	"calculator" text,
	"articles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_products" (
	"category" text NOT NULL,
	"product" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"cents" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "products" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"latin" text,
	"group" text NOT NULL,
	"vat" text NOT NULL,
	"facets" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"calendar" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tiers" text,
	"withdrawal" text NOT NULL,
	"passport" boolean NOT NULL,
	"gpsr" text,
	"ctgb" text,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"belongs_with" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"alternatives" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"articles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"added_on" date NOT NULL,
	"card" jsonb NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"sku" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"form" text NOT NULL,
	"height_min" integer,
	"height_max" integer,
	"pot" text,
	"price_cents" integer NOT NULL,
	"was_cents" integer,
	"weight_g" integer NOT NULL,
	"delivery" text NOT NULL,
	"season" jsonb,
	"per_metre" jsonb,
	"unit" jsonb,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"stock" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_stops" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_stops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"choice" text NOT NULL,
	"version" text NOT NULL,
	"analytics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"chat" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_groups" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"side" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"path" text NOT NULL,
	"release" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_hours" (
	"hour" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"route" text NOT NULL,
	"events" integer NOT NULL,
	"visits" integer NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "event_hours_hour_name_route_pk" PRIMARY KEY("hour","name","route")
);
--> statement-breakpoint
CREATE TABLE "experiments" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"variants" jsonb NOT NULL,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"on" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "experiments_key" CHECK ("experiments"."key" ~ '^[a-z][a-z0-9_]*$')
);
--> statement-breakpoint
CREATE TABLE "exposures" (
	"experiment" text NOT NULL,
	"unit" text NOT NULL,
	"variant" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"acted_at" timestamp with time zone,
	"ordered_at" timestamp with time zone,
	"order_number" text,
	CONSTRAINT "exposures_experiment_unit_pk" PRIMARY KEY("experiment","unit")
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"key" text NOT NULL,
	"token_hash" text,
	"token_until" timestamp with time zone,
	"source" text NOT NULL,
	"topics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pace" text DEFAULT 'maand' NOT NULL,
	"soft_bounces" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscribers_key_unique" UNIQUE("key"),
	CONSTRAINT "subscribers_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "subscribers_confirmed_is_proven" CHECK ("subscribers"."state" <> 'confirmed' or "subscribers"."confirmed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "subscription_proofs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"wording" text,
	"network" text
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"shipped" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_order_sku_pk" PRIMARY KEY("order","sku"),
	CONSTRAINT "order_lines_within" CHECK ("order_lines"."cancelled" >= 0 and "order_lines"."shipped" >= 0 and "order_lines"."cancelled" + "order_lines"."shipped" <= "order_lines"."quantity" and "order_lines"."returned" between 0 and "order_lines"."shipped")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"attempt" text NOT NULL,
	"cart" text,
	"user_id" text,
	"email" text NOT NULL,
	"total_cents" integer NOT NULL,
	"gift_cents" integer NOT NULL,
	"due_cents" integer NOT NULL,
	"payment_method" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"invoice_number" text,
	"invoiced_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_attempt_unique" UNIQUE("attempt"),
	CONSTRAINT "orders_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "orders_sums" CHECK ("orders"."total_cents" = "orders"."gift_cents" + "orders"."due_cents" and "orders"."due_cents" >= 0 and "orders"."gift_cents" >= 0),
	CONSTRAINT "orders_refund_within" CHECK ("orders"."refunded_cents" between 0 and "orders"."total_cents")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" text PRIMARY KEY NOT NULL,
	"order" text NOT NULL,
	"lines" jsonb NOT NULL,
	"carrier" text NOT NULL,
	"track_url" text,
	"shipped_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"order" text,
	"given_number" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"which" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"goods_back_at" timestamp with time zone,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "allowances" (
	"key" text PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_event_unique" UNIQUE("event")
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"order_number" text,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order" text NOT NULL,
	"turn" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"checkout_url" text,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payments_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"once" text NOT NULL,
	"order" text NOT NULL,
	"payment" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"provider_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "refunds_once_unique" UNIQUE("once"),
	CONSTRAINT "refunds_some" CHECK ("refunds"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product" text NOT NULL,
	"order" text NOT NULL,
	"size" text NOT NULL,
	"author" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"stars" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"delivered_on" date NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"refused_why" text
);
--> statement-breakpoint
CREATE TABLE "search_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"query" text,
	"match" text DEFAULT 'is' NOT NULL,
	"context" text,
	"pin" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bury" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hide" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"redirect" text,
	"synonym" text,
	"show" jsonb,
	"from" date,
	"until" date,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "searches_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bearer_tokens" ADD CONSTRAINT "bearer_tokens_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garden_plants" ADD CONSTRAINT "garden_plants_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_products" ADD CONSTRAINT "saved_products_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_carts_id_fk" FOREIGN KEY ("cart") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sku_variants_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variants"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_products" ADD CONSTRAINT "category_products_category_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_products" ADD CONSTRAINT "category_products_product_products_slug_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_sku_variants_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variants"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_sku_variants_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variants"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_products_slug_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposures" ADD CONSTRAINT "exposures_experiment_experiments_key_fk" FOREIGN KEY ("experiment") REFERENCES "public"."experiments"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_products_slug_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_of_user" ON "addresses" USING btree ("user");--> statement-breakpoint
CREATE INDEX "bearer_tokens_of_user" ON "bearer_tokens" USING btree ("user");--> statement-breakpoint
CREATE INDEX "bearer_tokens_of_family" ON "bearer_tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "mail_tokens_of_user" ON "mail_tokens" USING btree ("user");--> statement-breakpoint
CREATE INDEX "passkeys_of_user" ON "passkeys" USING btree ("user");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user");--> statement-breakpoint
CREATE INDEX "reservations_by_week" ON "reservations" USING btree ("week");--> statement-breakpoint
CREATE INDEX "reservations_by_email" ON "reservations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "tree_orders_by_age" ON "tree_orders" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_per_user" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "carts_by_age" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "category_products_once" ON "category_products" USING btree ("category","product");--> statement-breakpoint
CREATE INDEX "categories_of_product" ON "category_products" USING btree ("product");--> statement-breakpoint
CREATE INDEX "prices_of_variant" ON "prices" USING btree ("sku","since");--> statement-breakpoint
CREATE INDEX "products_by_group" ON "products" USING btree ("group");--> statement-breakpoint
CREATE INDEX "products_by_popularity" ON "products" USING btree ("popularity");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_once" ON "stock_alerts" USING btree ("sku","email");--> statement-breakpoint
CREATE INDEX "variants_of_product" ON "variants" USING btree ("product","position");--> statement-breakpoint
CREATE INDEX "consents_of_choice" ON "consents" USING btree ("choice","at");--> statement-breakpoint
CREATE INDEX "error_groups_newest" ON "error_groups" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "subscribers_by_state" ON "subscribers" USING btree ("state","confirmed_at");--> statement-breakpoint
CREATE INDEX "subscription_proofs_of" ON "subscription_proofs" USING btree ("email","at");--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order","at");--> statement-breakpoint
CREATE INDEX "order_lines_of_sku" ON "order_lines" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "orders_of_cart" ON "orders" USING btree ("cart");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("held_until") WHERE confirmed_at is null and expired_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "shipments_of_order" ON "shipments" USING btree ("order");--> statement-breakpoint
CREATE INDEX "withdrawals_by_age" ON "withdrawals" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_per_turn" ON "payments" USING btree ("order","turn");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE paid_at is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("order","product");--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product","state");