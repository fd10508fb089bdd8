CREATE TABLE "import_mappings" (
	"head" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import" bigint NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text NOT NULL,
	"key" text,
	"name" text,
	"before" jsonb,
	"after" jsonb,
	"faults" jsonb,
	CONSTRAINT "import_rows_import_row_pk" PRIMARY KEY("import","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"source" text,
	"kind" text NOT NULL,
	"head" jsonb NOT NULL,
	"mapping" jsonb,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_imports_id_fk" FOREIGN KEY ("import") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_by_state" ON "import_rows" USING btree ("import","state","row");--> statement-breakpoint
CREATE INDEX "imports_by_state" ON "imports" USING btree ("state");