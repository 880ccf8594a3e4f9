CREATE TABLE "staff_members" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"phone" text,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"merchant_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_roles_key" UNIQUE NULLS NOT DISTINCT("user_id","role","merchant_id"),
	CONSTRAINT "staff_roles_role_known" CHECK ("staff_roles"."role" in ('owner', 'operations', 'support', 'finance', 'reviewer', 'merchant', 'fleet', 'read_only')),
	CONSTRAINT "staff_roles_shop_of_merchant" CHECK (("staff_roles"."role" = 'merchant') = ("staff_roles"."merchant_id" is not null))
);
--> statement-breakpoint
DROP INDEX "users_staff";--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_user_id_staff_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_roles_role" ON "staff_roles" USING btree ("role");
--> statement-breakpoint
-- The console always has an owner who may sign in. Of two owners who take each other away at once the second waits here for the
-- first, sees what is left, and is refused. The demo's own account, which every visitor shares, owns nothing that must stay.
create function staff_keep_an_owner() returns trigger language plpgsql as $$
declare
  demo constant text := '@(city\.)?demo\.safiri\.africa$';
begin
  if exists (select from users where id = old.user_id and lower(email) ~ demo) then return null; end if;
  if tg_table_name = 'staff_members' and not exists (select from staff_roles where user_id = old.user_id and role = 'owner') then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('staff_keep_an_owner', 0));
  if not exists (
    select from staff_roles r join staff_members m on m.user_id = r.user_id join users u on u.id = r.user_id
    where r.role = 'owner' and m.disabled_at is null and u.deleted_at is null and coalesce(lower(u.email), '') !~ demo
  ) then
    raise exception 'the console would be left without an owner' using errcode = '23514', constraint = 'staff_keep_an_owner';
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger staff_roles_keep_an_owner after delete or update of role, user_id on staff_roles
  for each row when (old.role = 'owner') execute function staff_keep_an_owner();--> statement-breakpoint
create trigger staff_members_keep_an_owner after update of disabled_at on staff_members
  for each row when (old.disabled_at is null and new.disabled_at is not null) execute function staff_keep_an_owner();--> statement-breakpoint
-- Who worked here before there were roles goes on with all they did, but for managing the team. That falls to the first account of
-- those that set their second factor up, else to the first of all, and in the demo to the demo's.
insert into staff_members (user_id, created_at)
  select id, created_at from users where user_type = 'staff' and deleted_at is null;--> statement-breakpoint
insert into staff_roles (user_id, role)
  select m.user_id, 'owner' from staff_members m join users u on u.id = m.user_id where lower(u.email) ~ '@(city\.)?demo\.safiri\.africa$'
  union
  (select m.user_id, 'owner' from staff_members m join users u on u.id = m.user_id
    left join second_factors f on f.user_id = m.user_id and f.confirmed_at is not null
    where coalesce(lower(u.email), '') !~ '@(city\.)?demo\.safiri\.africa$' order by f.user_id is null, m.user_id limit 1);--> statement-breakpoint
insert into staff_roles (user_id, role)
  select m.user_id, r.role from staff_members m cross join (values ('operations'), ('finance')) r (role)
  where not exists (select from staff_roles o where o.user_id = m.user_id and o.role = 'owner');
