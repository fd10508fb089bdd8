ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_cart_sku_pk";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_order_sku_pk";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "cut" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cut" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_one_per_cut" ON "cart_lines" USING btree ("cart","sku","cut");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_one_per_cut" ON "order_lines" USING btree ("order","sku","cut");