CREATE FUNCTION words_of(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array_to_tsvector(array(
    select distinct left(word, 100) from regexp_split_to_table(lower(words), '[^[:alnum:]@._+-]+') word where word <> ''))
$$;--> statement-breakpoint
CREATE TABLE "answer_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_templates_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message" bigint NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"attempt" text NOT NULL,
	CONSTRAINT "replies_attempt_unique" UNIQUE("attempt")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "key" text DEFAULT left(replace(gen_random_uuid()::text, '-', ''), 12) NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "waits_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "last_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "assignee" text;--> statement-breakpoint
UPDATE "messages" SET "waits_since" = "sent_at", "last_at" = "sent_at", "done_at" = CASE WHEN "sent_at" < now() - interval '30 days' THEN "sent_at" END;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_message_messages_id_fk" FOREIGN KEY ("message") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replies_of_message" ON "replies" USING btree ("message");--> statement-breakpoint
CREATE INDEX "replies_by_words" ON "replies" USING gin (words_of(body));--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("waits_since") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "messages_by_last" ON "messages" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "messages_of_email" ON "messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "messages_by_words" ON "messages" USING gin (words_of(key || ' ' || name || ' ' || email || ' ' || coalesce(order_number, '') || ' ' || subject || ' ' || body));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_key_unique" UNIQUE("key");
