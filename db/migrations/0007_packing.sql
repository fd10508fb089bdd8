CREATE TABLE "packing_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "packing_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packing_crates" (
	"batch" bigint NOT NULL,
	"order" text NOT NULL,
	"crate" integer NOT NULL,
	"packed_at" timestamp with time zone,
	"rest" text,
	"carrier" text,
	"code" text,
	"track_url" text,
	"reference" text,
	"done_at" timestamp with time zone,
	CONSTRAINT "packing_crates_batch_order_pk" PRIMARY KEY("batch","order")
);
--> statement-breakpoint
CREATE TABLE "packing_picks" (
	"batch" bigint NOT NULL,
	"order" text NOT NULL,
	"sku" text NOT NULL,
	"cut" text DEFAULT '' NOT NULL,
	"collected" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "packing_picks_batch_order_sku_cut_pk" PRIMARY KEY("batch","order","sku","cut")
);
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "packing_crates" ADD CONSTRAINT "packing_crates_batch_packing_batches_id_fk" FOREIGN KEY ("batch") REFERENCES "public"."packing_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_crates" ADD CONSTRAINT "packing_crates_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_picks" ADD CONSTRAINT "packing_picks_batch_packing_batches_id_fk" FOREIGN KEY ("batch") REFERENCES "public"."packing_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_picks" ADD CONSTRAINT "packing_picks_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "packing_crates_of_order" ON "packing_crates" USING btree ("order");--> statement-breakpoint
CREATE INDEX "packing_crates_by_code" ON "packing_crates" USING btree ("code");