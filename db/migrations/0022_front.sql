CREATE TABLE "arrangements" (
	"name" text PRIMARY KEY NOT NULL,
	"live" jsonb,
	"draft" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"from" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit" timestamp with time zone,
	"by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issue_links" (
	"issue" bigint NOT NULL,
	"link" integer NOT NULL,
	"to" text NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "issue_links_issue_link_pk" PRIMARY KEY("issue","link")
);
--> statement-breakpoint
CREATE TABLE "issues" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text DEFAULT '' NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"season" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"due" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"reached" text DEFAULT '' NOT NULL,
	"receivers" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "experiments" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "issue_links" ADD CONSTRAINT "issue_links_issue_issues_id_fk" FOREIGN KEY ("issue") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issues_due" ON "issues" USING btree ("due") WHERE state in ('planned', 'sending');