import { sql, type Column, type SQL } from 'drizzle-orm';
import type { ObjectKind } from '@safiri/rules/staff/objects.ts';

/** The things that somebody of the console reaches whose role is limited to some markets. */
export interface Reach {
  readonly marketIds: readonly string[];
  /** The countries of these markets: who belongs to no market yet is anybody's of the country. */
  readonly countryIds: readonly string[];
  /** Shops that came with a role, wherever they are. */
  readonly merchantIds: readonly number[];
}

type Condition = (id: SQL, reach: Reach) => SQL<boolean>;

const anyText = (values: readonly string[]) => sql`any(${sql.param([...values])}::text[])`;
const anyNumber = (values: readonly number[]) => sql`any(${sql.param([...values])}::int[])`;

/** @param marketId the column, or a value, that names a market; the cities of trips, shops and rosters are named by the same words */
const marketWithin: Condition = (marketId, { marketIds }) => sql`${marketId} = ${anyText(marketIds)}`;

const rideWithin: Condition = (id, reach) => sql`exists (
  select 1 from rides rw where rw.id = ${id} and ${marketWithin(sql`rw.city_id`, reach)})`;

/**
 * Of somebody who belongs to markets one of them is enough. Until the team gives any they drive in all of the account's country, and are anybody's
 * there who reaches all markets in which they have driven: whoever gives them their first takes all others away. Each look goes by an index.
 */
export const driverWithin: Condition = (id, reach) => sql`exists (
  select 1 from drivers dw join users duw on duw.id = dw.user_id where dw.id = ${id} and (
    exists (select 1 from driver_markets dmw where dmw.driver_id = dw.id and ${marketWithin(sql`dmw.market_id`, reach)})
    or (dw.markets_given_at is null and duw.country_id = ${anyText(reach.countryIds)} and not exists (
      select 1 from rides drw where drw.driver_id = dw.id and drw.status = 'completed' and not ${marketWithin(sql`drw.city_id`, reach)}))))`;

const shopWithin: Condition = (id, reach) => sql`exists (
  select 1 from merchants mw where mw.id = ${id} and (${marketWithin(sql`mw.city_id`, reach)} or mw.id = ${anyNumber(reach.merchantIds)}))`;

/** An order is its shop's; a parcel is of where it is fetched. */
const orderWithin: Condition = (id, reach) => sql`exists (
  select 1 from orders ow where ow.id = ${id} and (
    ${shopWithin(sql`ow.merchant_id`, reach)} or (ow.merchant_id is null and ${rideWithin(sql`ow.ride_id`, reach)})))`;

/** A group of before there were markets is of its country. */
const schoolGroupWithin: Condition = (id, reach) => sql`exists (
  select 1 from school_groups gw where gw.id = ${id} and (
    ${marketWithin(sql`gw.market_id`, reach)} or (gw.market_id is null and gw.country_id = ${anyText(reach.countryIds)})))`;

/**
 * A passenger is of the markets in which they rode, booked or ordered, now or ahead, or take a child to school, a driver of their own too; who did
 * nothing yet is anybody's of the country. Each look goes by an index of the person: `offset 0` keeps PostgreSQL from gathering all who did nothing.
 */
const personWithin: Condition = (id, reach) => sql`(
  exists (select 1 from drivers pd where pd.user_id = ${id} and ${driverWithin(sql`pd.id`, reach)})
  or exists (select 1 from rides pr where pr.passenger_id = ${id} and ${marketWithin(sql`pr.city_id`, reach)})
  or exists (select 1 from rides pb where pb.booker_id = ${id} and pb.booker_id <> pb.passenger_id and ${marketWithin(sql`pb.city_id`, reach)})
  or exists (select 1 from orders po where po.customer_id = ${id} and ${orderWithin(sql`po.id`, reach)})
  or exists (select 1 from scheduled_rides ps where ps.passenger_id = ${id} and ${marketWithin(sql`ps.city_id`, reach)})
  or exists (select 1 from school_seats pt where pt.guardian_id = ${id} and ${schoolGroupWithin(sql`pt.group_id`, reach)})
  or exists (select 1 from users pu where pu.id = ${id} and pu.country_id = ${anyText(reach.countryIds)} and pu.user_type = 'passenger'
    and not exists (select 1 from rides pn where pn.passenger_id = pu.id)
    and not exists (select 1 from rides pm where pm.booker_id = pu.id and pm.booker_id <> pm.passenger_id)
    and not exists (select 1 from orders pq where pq.customer_id = pu.id)
    and not exists (select 1 from scheduled_rides px where px.passenger_id = pu.id)
    and not exists (select 1 from school_seats py where py.guardian_id = pu.id) offset 0))`;

/**
 * What is decided about a vehicle counts for all who may drive it: each of them is to be within. One that nobody may drive is its owner's.
 */
const vehicleWithin: Condition = (id, reach) => sql`exists (
  select 1 from vehicles vw where vw.id = ${id}
    and not exists (select 1 from vehicle_drivers vo where vo.vehicle_id = vw.id and not ${driverWithin(sql`vo.driver_id`, reach)})
    and (exists (select 1 from vehicle_drivers vd where vd.vehicle_id = vw.id) or ${personWithin(sql`vw.owner_id`, reach)}))`;

/** A chat about a trip is of its market, another of its person's. */
const chatWithin: Condition = (id, reach) => sql`exists (
  select 1 from chat_sessions cw where cw.id = ${id} and
    case when cw.ride_id is null then ${personWithin(sql`cw.user_id`, reach)} else ${rideWithin(sql`cw.ride_id`, reach)} end)`;

const of =
  (table: string, column: string, condition: Condition): Condition =>
  (id, reach) =>
    sql`exists (select 1 from ${sql.raw(table)} oo where oo.id = ${id} and ${condition(sql.raw(`oo.${column}`), reach)})`;
const ofDriver = (table: string) => of(table, 'driver_id', driverWithin);
const ofPerson = (table: string) => of(table, 'user_id', personWithin);

const payoutWithin = ofDriver('payouts');
const suspensionWithin = ofPerson('suspensions');
const lostItemWithin = of('lost_items', 'ride_id', rideWithin);

/** A second person agrees to what is of their own markets; who becomes an owner is of none. */
export const approvalWithin: Condition = (id, reach) => sql`exists (
  select 1 from approvals aw where aw.id = ${id} and case aw.kind
    when 'payout_paid' then ${payoutWithin(sql`aw.subject_id`, reach)}
    when 'ban' then ${suspensionWithin(sql`aw.subject_id`, reach)}
    else false end)`;

const invitedDriverWithin: Condition = (id, reach) => sql`exists (
  select 1 from driver_invitations iw join driver_imports diw on diw.id = iw.import_id
  where iw.user_id = ${id} and ${marketWithin(sql`diw.market_id`, reach)})`;

/** Whether something is within a reach, by its number, or by its name where that is what it is known by. */
export const within: Readonly<Record<ObjectKind, Condition>> = {
  market: marketWithin,
  driver: driverWithin,
  person: personWithin,
  vehicle: vehicleWithin,
  ride: rideWithin,
  order: orderWithin,
  shop: shopWithin,
  item: of('catalogue_items', 'merchant_id', shopWithin),
  shift: of('on_call_shifts', 'city_id', marketWithin),
  chat: chatWithin,
  document: ofDriver('driver_documents'),
  check: ofDriver('background_checks'),
  selfie: ofDriver('duty_selfies'),
  upload: of('uploads', 'owner_id', personWithin),
  identityCheck: ofPerson('person_checks'),
  payout: payoutWithin,
  approval: approvalWithin,
  suspension: suspensionWithin,
  conduct: ofPerson('conduct_reviews'),
  lostItem: lostItemWithin,
  schoolGroup: schoolGroupWithin,
  driverImport: of('driver_imports', 'market_id', marketWithin),
  invitedDriver: invitedDriverWithin,
};

/** The condition by which a list is kept to a reach; none without one. @param id with its table: the condition has tables of its own */
export const inReach = (reach: Reach | undefined, kind: ObjectKind, id: Column | SQL): SQL | undefined =>
  reach === undefined ? undefined : within[kind](sql`${id}`, reach);

/** The same in a question written as text. */
export const andInReach = (reach: Reach | undefined, kind: ObjectKind, id: SQL): SQL =>
  reach === undefined ? sql`` : sql` and ${within[kind](id, reach)}`;
