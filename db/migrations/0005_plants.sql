CREATE TABLE "plants" (
	"slug" text PRIMARY KEY NOT NULL,
	"record" jsonb NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
