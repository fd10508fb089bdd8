ALTER TABLE "products" ADD COLUMN "listed_from" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived" boolean DEFAULT false;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shelves" jsonb;