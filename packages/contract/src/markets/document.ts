import * as z from 'zod/mini';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { vehicleKinds } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { goodsVehicleIds, vehicleTypes } from '@safiri/rules/dispatch/vehicles.ts';
import { payoutDays } from '@safiri/rules/earnings/payout-terms.ts';
import { languageIds } from '@safiri/rules/languages.ts';
import { marketStatuses, placeKinds, serviceKinds, type MarketDocument, type ServiceKind } from '@safiri/rules/markets/document.ts';
import { kindsWithStops, parcelKinds, passengerKinds } from '@safiri/rules/markets/services.ts';
import { isOneOf, keysOf } from '@safiri/rules/records.ts';
import { brandContact } from '../brand/document.ts';
import { decimals } from '../fields.ts';
import { amount, date, decimalsAtMost, factor, kilometres, minutes, named, namesOf, percent, position, slug } from './parts.ts';
import { paperFaults, paperLists, paperListsOf } from './paper-lists.ts';
import { ownPackage, packageFaults, packagesOf } from './packages.ts';
import { incentive, incentivesOf, programmeFaults, promotion, promotionOf } from './programmes.ts';
import { marketPayments, paymentFaults } from './payments.ts';
import { area, regionFaults, regions, regionsOf } from './regions.ts';
import { tax, taxFaults, taxOf } from './taxes.ts';
import { isLike, tariff, tariffFaults, tariffOf, type OwnTariff } from './tariff.ts';

/** Kilograms, in steps of a tenth. */
const kilograms = z.number().check(z.minimum(0), z.maximum(5000), decimalsAtMost(1));
const maxKg = z.optional(kilograms.check(z.positive()));

const vehicleTerms = z.strictObject({
  /** Of parcels: so many times the tariff's base, kilometres and minutes. */
  factor: z._default(factor, 1),
  maxKg,
  /** Of parcels: whether senders may choose it; one that they may not comes where a smaller one was chosen. */
  offered: z._default(z.boolean(), true),
});
const vehicles = z.union([
  z.array(z.enum(vehicleTypes)).check(z.minLength(1)),
  z.partialRecord(z.enum(vehicleTypes), vehicleTerms).check(z.refine((all) => Object.keys(all).length > 0, { error: 'has no vehicle' })),
]);

const service = z.strictObject({
  id: slug,
  kind: z.enum(serviceKinds),
  name: z.optional(named),
  vehicles,
  seats: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
  helmet: z._default(z.boolean(), false),
  maxKg,
  tariff,
  /** Of parcels: what each kilogram above so many adds, in steps of a tenth. */
  weight: z.optional(z.strictObject({ aboveKg: kilograms, perKg: amount })),
  /** Of parcels: what a fragile one adds to base, kilometres and minutes; nothing unless it is written. */
  fragile: z.optional(z.strictObject({ percent })),
  detour: z.optional(z.strictObject({ mostMinutes: minutes, mostShare: z.number().check(z.minimum(0), z.maximum(1)) })),
});

const place = z.strictObject({
  id: slug,
  kind: z.enum(placeKinds),
  at: position,
  radiusM: z._default(z.int().check(z.minimum(20), z.maximum(5000)), 200),
  pickupFee: z._default(amount, 0),
  queue: z.optional(z.literal('fifo')),
  meet: z._default(z.array(z.strictObject({ name: named, at: position })), []),
});

/** Of shops' orders: what is not written is not taken. */
const orderRules = z.strictObject({
  serviceFee: z.optional(
    z
      .strictObject({ percent: z._default(percent, 0), least: z._default(amount, 0), most: z.optional(amount) })
      .check(z.refine(({ least, most }) => most === undefined || most >= least, { path: ['most'], error: 'is less than the least' })),
  ),
  minimumBasket: z._default(amount, 0),
  merchantCommission: z._default(z.strictObject({ percent }), { percent: 0 }),
});

/** How drivers are paid out. The fee is of whole units, as providers pay no others. */
const payout = z.strictObject({
  every: z._default(z.enum(payoutDays), 'request'),
  least: z._default(amount, 0),
  fee: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
  approvalAbove: z.optional(amount),
});

/** What is kept with a version and not acted on yet; `apply` says so. */
const kept = {
  crossBorder: z.optional(z.literal(false)),
  hours: z.optional(z.string()),
  cash: z.optional(z.looseObject({})),
  money: z.optional(
    z.looseObject({
      passengerDebtLimit: z.optional(amount),
      debtLimit: z.optional(amount.check(z.minimum(1))),
      topUp: z.optional(z.boolean()),
      split: z.optional(z.boolean()),
      tips: z.optional(z.boolean()),
      payout: z.optional(payout),
      settlementHours: z.optional(z.int().check(z.minimum(0), z.maximum(720))),
    }),
  ),
  dispatch: z.optional(z.looseObject({})),
  retention: z.optional(z.looseObject({})),
} as const;

/** Of each service, the same; a `*` is any key. */
const keptOfService = ['detour', 'tariff.perExtraSeat'];
/** The same of services that bring no parcels. */
const keptWithoutParcels = ['maxKg', 'vehicles.*.maxKg'];

/** Where in a document stands what is kept and not acted on yet. */
interface KeptPath {
  /** A `*` is any key, a `[]` any entry of a list. */
  readonly path: string;
  /** Entries of these kinds alone; all when absent. */
  readonly kinds?: readonly ServiceKind[];
}
export const keptPaths: readonly KeptPath[] = [
  ...keysOf(kept)
    .filter((key) => key !== 'money')
    .map((path) => ({ path })),
  ...keptOfService.map((path) => ({ path: `services.[].${path}` })),
  { path: 'services.[].tariff.stop', kinds: serviceKinds.filter((kind) => !kindsWithStops.includes(kind)) },
  ...keptWithoutParcels.map((path) => ({
    path: `services.[].${path}`,
    kinds: serviceKinds.filter((kind) => !parcelKinds.includes(kind)),
  })),
];

/** The text of a market (operator §1): an unknown key is an error, and what is not written has its default here. */
export const marketText = z
  .strictObject({
    schema: z.literal(1),
    id: slug,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    country: z.enum(countryIds),
    decimals: z._default(decimals, 2),
    timeZone: z.string().check(z.refine((zone) => isTimeZone(zone), { error: 'is no time zone such as Africa/Nairobi' })),
    languages: z._default(z.array(z.enum(languageIds)).check(z.minLength(1)), ['en']),
    status: z._default(z.enum(marketStatuses), 'draft'),
    centre: position,
    area,
    reachKm: z._default(kilometres.check(z.minimum(1), z.maximum(300)), 60),
    holidays: z._default(z.array(z.strictObject({ date, name: named, factor: z._default(factor, 1) })), []),
    rounding: z._default(z.strictObject({ to: amount.check(z.minimum(0.01)), for: z._default(z.literal('driver'), 'driver') }), {
      to: 0.01,
      for: 'driver',
    }),
    payments: marketPayments,
    places: z._default(z.array(place).check(z.maxLength(200)), []),
    services: z.array(service).check(z.minLength(1), z.maxLength(40)),
    orders: z._default(z.union([z.literal('specified'), orderRules]), { minimumBasket: 0, merchantCommission: { percent: 0 } }),
    incentives: z._default(z.union([z.literal('specified'), z.array(incentive).check(z.maxLength(40))]), []),
    promotions: z.optional(z.array(promotion).check(z.maxLength(200))),
    packages: z._default(z.union([z.literal('specified'), z.array(ownPackage).check(z.maxLength(40))]), []),
    /** Years, by the kind of the vehicle; a kind that is not named has no limit. */
    vehicleAge: z.optional(z.partialRecord(z.enum(vehicleKinds), z.int().check(z.minimum(1), z.maximum(60)))),
    documents: z.optional(paperLists),
    tax: z.optional(tax),
    /** How the operator is reached in this city, where that is otherwise than elsewhere. */
    contact: z.optional(brandContact),
    ...regions,
    ...kept,
  })
  .check((ctx) => {
    const fault = (path: Array<string | number>, message: string) =>
      void ctx.issues.push({ code: 'custom', path, message, input: ctx.value });
    const { services, documents } = ctx.value;
    const faults = [
      ...programmeFaults(ctx.value),
      ...packageFaults(ctx.value),
      ...paymentFaults(ctx.value),
      ...regionFaults(ctx.value),
      ...taxFaults(ctx.value.tax, ctx.value.country),
    ];
    for (const { path, error } of faults) fault(path, error);
    for (const { path, error } of paperFaults(documents ?? {})) fault(['documents', ...path], error);
    const seen = new Set<string>();
    services.forEach((one, index) => {
      const at = ['services', index] as const;
      if (seen.has(one.id)) fault([...at, 'id'], `stands there twice: ${one.id}`);
      seen.add(one.id);
      for (const { path, error } of tariffFaults(one.tariff)) fault([...at, 'tariff', ...path], error);
      for (const { path, error } of vehicleFaults(one)) fault([...at, ...path], error);
      if (!isLike(one.tariff)) return;
      const { like } = one.tariff;
      const other = services.find(({ id }) => id === like);
      if (other === undefined || isLike(other.tariff))
        fault([...at, 'tariff', 'like'], `there is no service ${like} with a tariff of its own`);
    });
  });
export type MarketText = z.infer<typeof marketText>;

/** Senders choose a vehicle, others don't: what a vehicle changes of a price is for parcels alone. */
function vehicleFaults({ kind, vehicles: all, weight, fragile }: z.infer<typeof service>) {
  const faults: Array<{ path: string[]; error: string }> = [];
  if (parcelKinds.includes(kind)) {
    for (const vehicle of Array.isArray(all) ? all : Object.keys(all)) {
      if (!isOneOf(goodsVehicleIds, vehicle)) faults.push({ path: ['vehicles'], error: `${vehicle} brings no parcels yet` });
    }
    return faults;
  }
  for (const [key, value] of Object.entries({ weight, fragile })) {
    if (value !== undefined) faults.push({ path: [key], error: 'prices parcels alone' });
  }
  for (const [vehicle, terms] of Array.isArray(all) ? [] : Object.entries(all)) {
    if (terms.factor !== 1)
      faults.push({
        path: ['vehicles', vehicle, 'factor'],
        error: `is not served yet for ${passengerKinds.includes(kind) ? 'passengers' : 'merchants’ orders'}`,
      });
    if (!terms.offered) faults.push({ path: ['vehicles', vehicle, 'offered'], error: 'is for parcels alone' });
  }
  return faults;
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '' && zone.includes('/');
  } catch {
    return false;
  }
}

function vehiclesOf(one: MarketText['services'][number]): MarketDocument['services'][number]['vehicles'] {
  const all = one.vehicles;
  if (Array.isArray(all)) return all.map((kind) => ({ kind, factor: 1, maxKg: one.maxKg ?? null, offered: true }));
  return vehicleTypes.flatMap((kind) => {
    const terms = all[kind];
    return terms === undefined ? [] : [{ kind, factor: terms.factor, maxKg: terms.maxKg ?? one.maxKg ?? null, offered: terms.offered }];
  });
}

function ordersOf(orders: MarketText['orders']): MarketDocument['orders'] {
  if (orders === 'specified') return orders;
  const { serviceFee, minimumBasket, merchantCommission } = orders;
  return {
    serviceFee: serviceFee === undefined ? null : { percent: serviceFee.percent, least: serviceFee.least, most: serviceFee.most ?? null },
    minimumBasket,
    commissionPercent: merchantCommission.percent,
  };
}

/** The market that a checked text means, with every default in its place. */
export function marketOf(text: MarketText): MarketDocument {
  const own = (id: string) => text.services.find((one) => one.id === id)?.tariff as OwnTariff;
  return {
    schema: text.schema,
    id: text.id,
    name: text.name,
    country: text.country,
    decimals: text.decimals,
    timeZone: text.timeZone,
    languages: text.languages,
    status: text.status,
    centre: text.centre,
    area: text.area,
    reachKm: text.reachKm,
    holidays: text.holidays.map(({ date: on, name, factor: by }) => ({ date: on, name: namesOf(name), factor: by })),
    rounding: { to: text.rounding.to },
    payments: text.payments,
    tax: taxOf(text.tax),
    ...regionsOf(text),
    passengerDebtLimit: text.money?.passengerDebtLimit ?? null,
    debtLimit: text.money?.debtLimit ?? null,
    topUp: text.money?.topUp ?? false,
    split: text.money?.split ?? false,
    tips: text.money?.tips ?? false,
    payout: text.money?.payout === undefined ? null : { ...text.money.payout, approvalAbove: text.money.payout.approvalAbove ?? null },
    settlementHours: text.money?.settlementHours ?? 0,
    places: text.places.map(({ id, kind, at, radiusM, pickupFee, queue, meet }) => ({
      id,
      kind,
      at,
      radiusM,
      pickupFee,
      queue: queue ?? null,
      meet: meet.map((one) => ({ name: namesOf(one.name), at: one.at })),
    })),
    services: text.services.map((one) => ({
      id: one.id,
      kind: one.kind,
      name: namesOf(one.name),
      vehicles: vehiclesOf(one),
      seats: one.seats ?? null,
      helmet: one.helmet,
      tariff: tariffOf(one.tariff, own),
      weight: one.weight ?? null,
      fragilePercent: one.fragile?.percent ?? 0,
    })),
    orders: ordersOf(text.orders),
    contact: text.contact ?? {},
    vehicleAge: text.vehicleAge ?? {},
    documents: paperListsOf(text.documents, text.country),
    incentives: incentivesOf(text.incentives),
    promotions: (text.promotions ?? []).map(promotionOf),
    packages: packagesOf(text.packages),
  };
}
