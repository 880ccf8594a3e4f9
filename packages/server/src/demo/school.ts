import { and, eq, inArray, isNull } from 'drizzle-orm';
import { schoolGroups } from '@safiri/db/scholar/tables.ts';
import { hasEmail } from '@safiri/db/users/conditions.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import type { ScheduleType } from '@safiri/rules/scholar/groups.ts';
import type { Context } from '../platform/context.ts';

/** Where, when, where that is on a map, and when on the way home of a group that drives both ways. */
type Stops = Array<[location: string, time: string, lat: number, lng: number, backTime?: string]>;
const schools: Readonly<Record<string, { lat: number; lng: number }>> = {
  'Hatfield Primary': { lat: -25.752, lng: 28.24 },
  'Brooklyn Academy': { lat: -25.763, lng: 28.238 },
  'Orlando High': { lat: -26.2395, lng: 27.9185 },
  'Rosebank College School': { lat: -26.1455, lng: 28.041 },
  'Sandton Girls': { lat: -26.102, lng: 28.058 },
};
/** None takes in more children than the cars of Zanele and Themba carry. */
const groups: ReadonlyArray<readonly [string, string, string, ScheduleType, number, number, Stops]> = [
  [
    'Hatfield Primary',
    'Hatfield',
    'Sunnyside – Hatfield',
    'both',
    850_00,
    4,
    [
      ['Jorissen Street', '06:40', -25.7515, 28.209, '14:30'],
      ['Arcadia Park', '06:50', -25.746, 28.223, '14:20'],
      ['Burnett Street', '06:55', -25.75, 28.237, '14:15'],
      ['Festival Street', '07:00', -25.749, 28.233, '14:10'],
    ],
  ],
  [
    'Brooklyn Academy',
    'Brooklyn',
    'Menlyn – Brooklyn',
    'morning',
    520_00,
    4,
    [
      ['Menlyn Station', '06:35', -25.784, 28.276],
      ['Garsfontein Road', '06:45', -25.788, 28.263],
    ],
  ],
  [
    'Brooklyn Academy',
    'Brooklyn',
    'Brooklyn – Menlyn',
    'afternoon',
    520_00,
    4,
    [
      ['Murray Street', '14:30', -25.766, 28.234],
      ['Garsfontein Road', '14:45', -25.788, 28.263],
      ['Menlyn Station', '14:55', -25.784, 28.276],
      ['Atterbury Road', '15:05', -25.78, 28.282],
    ],
  ],
  [
    'Orlando High',
    'Soweto',
    'Diepkloof – Orlando',
    'both',
    640_00,
    4,
    [
      ['Diepkloof Square', '06:30', -26.244, 27.948, '15:45'],
      ['Bara rank', '06:45', -26.26, 27.942, '15:30'],
      ['Vilakazi Street', '06:55', -26.2385, 27.908, '15:20'],
      ['Orlando Stadium', '07:05', -26.233, 27.924, '15:10'],
      ['Mooki Street', '07:15', -26.237, 27.914, '15:00'],
    ],
  ],
  [
    'Rosebank College School',
    'Rosebank',
    'Parkhurst – Rosebank',
    'both',
    980_00,
    4,
    [
      ['4th Avenue', '07:00', -26.1395, 28.017, '15:20'],
      ['Jan Smuts Avenue', '07:10', -26.143, 28.037, '15:10'],
    ],
  ],
  [
    'Sandton Girls',
    'Sandton',
    'Alexandra – Sandton',
    'morning',
    450_00,
    1,
    [
      ['Pan Africa Mall', '06:30', -26.106, 28.087],
      ['Grayston Drive', '06:50', -26.098, 28.068],
    ],
  ],
];

const marketOf = (ctx: Context, at: { lat: number; lng: number } | undefined | null): string | null =>
  at == null ? null : (ctx.markets.at(at)?.document.id ?? null);

/** Groups that were seeded before groups had a market get theirs, so that wallets can pay them, too. */
async function giveMarkets(ctx: Context): Promise<void> {
  const old = await ctx.db
    .select()
    .from(schoolGroups)
    .where(and(isNull(schoolGroups.marketId), inArray(schoolGroups.schoolName, Object.keys(schools))));
  for (const { id, schoolAt } of old) {
    await ctx.db
      .update(schoolGroups)
      .set({ marketId: marketOf(ctx, schoolAt) })
      .where(eq(schoolGroups.id, id));
  }
}

/** The demo's school groups, driven by Zanele and Themba; once. */
export async function seedSchool(ctx: Context): Promise<void> {
  const [known] = await ctx.db.select({ id: schoolGroups.id }).from(schoolGroups).limit(1);
  if (known !== undefined) return giveMarkets(ctx);
  const rows = await ctx.db
    .select({ id: drivers.id })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(and(eq(drivers.verificationStatus, 'approved'), hasEmail(['zanele@demo.safiri.africa', 'themba@demo.safiri.africa'])));
  await ctx.db
    .insert(schoolGroups)
    .values(
      groups.map(([schoolName, schoolArea, route, scheduleType, monthlyMinor, capacity, stops], i) => ({
        schoolName,
        schoolArea,
        route,
        scheduleType,
        monthlyMinor,
        capacity,
        countryId: 'za' as const,
        schoolAt: schools[schoolName],
        marketId: marketOf(ctx, schools[schoolName]),
        driverId: rows[i % Math.max(1, rows.length)]?.id ?? null,
        pickupPoints: stops.map(([location, time, lat, lng, backTime]) => ({
          location,
          time,
          ...(backTime === undefined ? {} : { backTime }),
          at: { lat, lng },
        })),
      })),
    )
    .onConflictDoNothing();
}
