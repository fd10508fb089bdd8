CREATE TABLE "staff_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"who" text NOT NULL,
	"deed" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE INDEX "staff_log_by_time" ON "staff_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_log_by_subject" ON "staff_log" USING btree ("deed","subject");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER staff_log_is_append_only BEFORE UPDATE OR DELETE ON "staff_log" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER staff_log_is_never_emptied BEFORE TRUNCATE ON "staff_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
