CREATE TABLE "photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product" text,
	"name" text NOT NULL,
	"master" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"focus_x" integer DEFAULT 50 NOT NULL,
	"focus_y" integer DEFAULT 50 NOT NULL,
	"background" text DEFAULT 'keep' NOT NULL,
	"key" text,
	"colour" text DEFAULT '#f9f7ea' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_product_products_slug_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("slug") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "photos_once" ON "photos" USING btree ("product","master");--> statement-breakpoint
CREATE INDEX "photos_by_key" ON "photos" USING btree ("key");