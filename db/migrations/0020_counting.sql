CREATE TABLE "stock_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt" text NOT NULL,
	"sku" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"expected" integer NOT NULL,
	"counted" integer NOT NULL,
	"stock_from" integer NOT NULL,
	"stock_to" integer NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text,
	CONSTRAINT "stock_counts_attempt_unique" UNIQUE("attempt")
);
--> statement-breakpoint
CREATE INDEX "stock_counts_of_sku" ON "stock_counts" USING btree ("sku","id");--> statement-breakpoint
CREATE INDEX "stock_counts_by_time" ON "stock_counts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "variants_by_place" ON "variants" USING btree ("place") WHERE place is not null;--> statement-breakpoint
CREATE INDEX "variants_by_code" ON "variants" USING btree (upper(sku) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "variants_by_ean" ON "variants" USING btree ((extra ->> 'ean')) WHERE extra ->> 'ean' is not null;