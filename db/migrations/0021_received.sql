CREATE TABLE "received_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"thread" bigint
);
--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_thread_messages_id_fk" FOREIGN KEY ("thread") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_mails_by_age" ON "received_mails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "received_mails_of_thread" ON "received_mails" USING btree ("thread");