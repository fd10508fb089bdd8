CREATE FUNCTION held_for_cart(of_cart text) RETURNS TABLE(kind text, name text, amount integer) LANGUAGE sql STABLE AS $$
-- What the unpaid orders of a cart have set aside: plants, gift cards and codes. To that cart they are free.
	WITH open AS (SELECT o.id, o.snapshot FROM orders o
		WHERE o.cart = of_cart AND o.confirmed_at IS NULL AND o.expired_at IS NULL AND o.cancelled_at IS NULL)
	SELECT 'sku', l.sku, sum(l.quantity)::integer FROM open JOIN order_lines l ON l."order" = open.id WHERE l.cut <> 'staal' GROUP BY l.sku
	UNION ALL SELECT 'gift', g->>'code', sum((g->>'cents')::integer)::integer FROM open, jsonb_array_elements(open.snapshot->'gifts') g GROUP BY 2
	UNION ALL SELECT 'code', open.snapshot->>'code', count(*)::integer FROM open WHERE open.snapshot->>'code' IS NOT NULL GROUP BY 2;
$$;
