CREATE TABLE "words" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"live" jsonb,
	"live_at" timestamp with time zone,
	"draft" jsonb,
	"due" timestamp with time zone,
	"by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "words_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "words_due" ON "words" USING btree ("due");