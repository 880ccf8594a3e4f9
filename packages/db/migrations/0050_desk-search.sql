-- The words of a name as people look for them: small letters, without accents, whatever stands between them.
-- What the console types is read in the same way (rules/desk/looked-for.ts).
create function name_words(name text) returns tsvector language sql immutable strict parallel safe as $$
  select to_tsvector('simple'::regconfig,
    regexp_replace(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')), '[\s!-/:-@\[-`{-~’]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE INDEX "users_name_words" ON "users" USING gin (name_words("name"));--> statement-breakpoint
CREATE INDEX "orders_called_out" ON "orders" USING btree ("day_number","day");