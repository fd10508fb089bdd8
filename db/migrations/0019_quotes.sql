CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"token" text NOT NULL,
	"attempt" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"cart" text NOT NULL,
	"email" text NOT NULL,
	"total_cents" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"valid_until" date NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"earlier" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reminded_at" timestamp with time zone,
	"short_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"accepted_by" text,
	"order" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "quotes_token_unique" UNIQUE("token"),
	CONSTRAINT "quotes_attempt_unique" UNIQUE("attempt"),
	CONSTRAINT "quotes_one_end" CHECK ("quotes"."accepted_at" is null or "quotes"."withdrawn_at" is null)
);
--> statement-breakpoint
CREATE INDEX "quotes_by_email" ON "quotes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "quotes_newest" ON "quotes" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "quotes_open" ON "quotes" USING btree ("valid_until") WHERE accepted_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "addresses_by_postcode" ON "addresses" USING btree ("postcode");