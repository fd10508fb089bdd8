CREATE TABLE "purchase_prices" (
	"sku" text PRIMARY KEY NOT NULL,
	"cents" integer NOT NULL
);
