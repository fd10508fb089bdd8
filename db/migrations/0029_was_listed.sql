-- What stands here already was in the shop, but for what the log knows as a draft ever since it was made.
ALTER TABLE "products" ADD COLUMN "was_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "was_listed" SET DEFAULT false;--> statement-breakpoint
UPDATE products p SET was_listed = false WHERE NOT p.listed
  AND EXISTS (SELECT 1 FROM staff_log l WHERE l.deed = 'product.create' AND l.subject = p.slug)
  AND NOT EXISTS (SELECT 1 FROM staff_log l WHERE l.deed LIKE 'product.%' AND l.subject = p.slug
    AND (l.before ->> 'listed' = 'true' OR l.after ->> 'listed' = 'true'))
  AND NOT EXISTS (SELECT 1 FROM staff_log l WHERE l.deed = 'range.save'
    AND l.after -> 'products' @> jsonb_build_array(jsonb_build_object('slug', p.slug)));--> statement-breakpoint
CREATE FUNCTION keep_was_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.was_listed := new.listed OR (tg_op = 'UPDATE' AND old.was_listed);
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER was_listed_kept BEFORE INSERT OR UPDATE OF listed, was_listed ON products
  FOR EACH ROW EXECUTE FUNCTION keep_was_listed();
