import { sql } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { shownStatus } from '@safiri/db/standing/conditions.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { Invariant } from './invariant.ts';

export const peopleInvariants: readonly Invariant[] = [
  {
    name: 'a deleted account has no sessions',
    query: sql`select 'user ' || u.id || ' is deleted and has session ' || s.id as fault
      from users u join sessions s on s.user_id = u.id where u.deleted_at is not null and s.revoked_at is null`,
  },
  {
    name: 'a deleted account has nothing under way',
    query: sql`select 'user ' || u.id || ' is deleted and has ride ' || r.id as fault
      from users u left join drivers d on d.user_id = u.id
      join rides r on r.passenger_id = u.id or r.driver_id = d.id
      where u.deleted_at is not null and r.status in ${oneOf(liveStatuses)}`,
  },
  {
    name: 'only approved drivers are online',
    query: sql`select 'driver ' || id || ' is online and ' || ${shownStatus(sql`drivers`)} as fault
      from drivers where is_online and ${shownStatus(sql`drivers`)} <> 'approved'`,
  },
  {
    name: 'ratings add up',
    query: sql`select 'user ' || u.id || ' has ' || u.rating_count || ' ratings, counted ' || count(r.id) as fault
      from users u left join ratings r on r.ratee_id = u.id group by u.id
      having u.rating_count <> count(r.id) or u.rating_sum <> coalesce(sum(r.score), 0)`,
  },
  {
    name: 'seats of a school group add up',
    query: sql`select 'school group ' || g.id || ' counts ' || g.occupancy || ' members and has ' || count(s.id) as fault
      from school_groups g left join school_seats s on s.group_id = g.id and s.status = 'member' group by g.id
      having g.occupancy <> count(s.id) or count(s.id) > g.capacity`,
  },
  {
    name: 'a closed school group drives nobody',
    query: sql`select 'school group ' || g.id || ' is ' || g.status || ' and seat ' || s.id || ' is ' || s.status as fault
      from school_groups g join school_seats s on s.group_id = g.id where g.status in ('closed', 'proposed') and s.status <> 'left'`,
  },
  {
    name: 'a seat that was given up holds no money',
    query: sql`select 'seat ' || s.id || ' was left and month ' || m.id || ' still runs' as fault
      from school_seats s join school_months m on m.seat_id = s.id where s.status = 'left' and m.returned_minor is null`,
  },
  {
    name: 'a booking becomes a trip of its own passenger',
    query: sql`select 'booking ' || b.id || ' is ' || b.status || ' with ride ' || coalesce(r.id::text, 'none') as fault
      from scheduled_rides b left join rides r on r.id = b.ride_id
      where (b.status = 'begun') <> (r.id is not null) or r.passenger_id <> b.passenger_id`,
  },
  {
    name: 'one emergency stands per person',
    query: sql`select 'user ' || user_id || ' has ' || count(*) || ' open emergencies' as fault
      from incidents where closed_at is null and not is_drill group by user_id having count(*) > 1`,
  },
];
