CREATE TABLE "campaign_sizes" (
	"campaign" bigint NOT NULL,
	"sku" text NOT NULL,
	"state" text NOT NULL,
	"before_cents" integer,
	"during_cents" integer,
	"during_was_cents" integer
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"starts" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"how" jsonb NOT NULL,
	"scope" jsonb NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_sizes" ADD CONSTRAINT "campaign_sizes_campaign_campaigns_id_fk" FOREIGN KEY ("campaign") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_sizes" ADD CONSTRAINT "campaign_sizes_sku_variants_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variants"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_sizes_once" ON "campaign_sizes" USING btree ("campaign","sku");--> statement-breakpoint
CREATE INDEX "campaigns_of_size" ON "campaign_sizes" USING btree ("sku");