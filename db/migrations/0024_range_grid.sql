CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "range_columns" (
	"user" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_by_group";--> statement-breakpoint
DROP INDEX "products_by_popularity";--> statement-breakpoint
ALTER TABLE "range_columns" ADD CONSTRAINT "range_columns_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name","slug");--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("updated_at","slug");--> statement-breakpoint
CREATE INDEX "products_hidden" ON "products" USING btree ("group","name","slug") WHERE not listed;--> statement-breakpoint
CREATE INDEX "products_by_words" ON "products" USING gin ((name || ' ' || coalesce(latin, '') || ' ' || slug) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_by_first_letters" ON "products" USING btree (lower(name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "variants_by_stock" ON "variants" USING btree ("stock","sku");--> statement-breakpoint
CREATE INDEX "variants_by_price" ON "variants" USING btree ("price_cents","sku");--> statement-breakpoint
CREATE INDEX "variants_reduced" ON "variants" USING btree ("sku") WHERE was_cents is not null;--> statement-breakpoint
CREATE INDEX "variants_in_season" ON "variants" USING btree ("sku") WHERE season is not null;--> statement-breakpoint
CREATE INDEX "products_by_group" ON "products" USING btree ("group","name","slug");--> statement-breakpoint
CREATE INDEX "products_by_popularity" ON "products" USING btree ("popularity","slug");