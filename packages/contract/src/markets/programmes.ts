import * as z from 'zod/mini';
import { goalSpans, type MarketIncentive, type MarketPromotion } from '@safiri/rules/markets/programmes.ts';
import { weeklyHours } from '@safiri/rules/places/weekly-hours.ts';
import { PROMOTION_CODE } from '@safiri/rules/pricing/promotions.ts';
import { amount, date, decimalsAtMost, slug, type Fault } from './parts.ts';

/** Percent with two decimals at most, above 0. */
const share = z.number().check(z.positive(), z.maximum(100), decimalsAtMost(2));
const positive = amount.check(z.positive());

/** What a programme may cost on one local day; `none`, which has no end, is the demo's alone. */
export const budget = z.union([z.strictObject({ perDay: amount }), z.literal('none')]);

const programme = { id: slug, budget, until: z.optional(date) };
const services = z.optional(z.array(slug).check(z.minLength(1)));

const hours = z.string().check((ctx) => {
  const read = weeklyHours(ctx.value);
  if (typeof read === 'string') ctx.issues.push({ code: 'custom', message: read, input: ctx.value });
});

export const incentive = z.discriminatedUnion('kind', [
  z.strictObject({ ...programme, kind: z.literal('bonus'), service: services, when: hours, percent: share }),
  z.strictObject({ ...programme, kind: z.literal('goal'), earn: positive, per: z.enum(goalSpans), pays: positive }),
  z.strictObject({
    ...programme,
    kind: z.literal('referral'),
    pays: positive,
    afterTrips: z.int().check(z.minimum(1), z.maximum(1000)),
  }),
]);
type Incentive = z.infer<typeof incentive>;

export const promotion = z
  .strictObject({
    /** What people type, in capitals. */
    id: z.string().check(z.regex(PROMOTION_CODE, { error: 'is no code: 3 to 20 capital letters and digits' })),
    percent: z.optional(share),
    amount: z.optional(positive),
    most: z.optional(positive),
    service: services,
    firstRide: z._default(z.boolean(), false),
    perPerson: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
    from: z.optional(date),
    until: z.optional(date),
    budget,
  })
  .check(
    z.refine((one) => (one.percent === undefined) !== (one.amount === undefined), {
      path: ['percent'],
      error: 'or amount: write one of them',
    }),
    z.refine((one) => one.from === undefined || one.until === undefined || one.from <= one.until, {
      path: ['until'],
      error: 'ends before it begins',
    }),
  );
type Promotion = z.infer<typeof promotion>;

/** What is wrong between the programmes of a document: two of one name, a service that there is none of, two referrals. */
export function programmeFaults(text: {
  readonly services: ReadonlyArray<{ readonly id: string }>;
  readonly incentives: 'specified' | readonly Incentive[];
  readonly promotions?: readonly Promotion[] | undefined;
}): Fault[] {
  const incentives = text.incentives === 'specified' ? [] : text.incentives;
  const faultsOf = (key: string, all: ReadonlyArray<{ readonly id: string; readonly service?: readonly string[] | undefined }>) =>
    all.flatMap(({ id, service }, index): Fault[] => [
      ...(all.findIndex((one) => one.id === id) === index ? [] : [{ path: [key, index, 'id'], error: `stands there twice: ${id}` }]),
      ...(service ?? []).flatMap((of, place) =>
        text.services.some((one) => one.id === of) ? [] : [{ path: [key, index, 'service', place], error: `there is no service ${of}` }],
      ),
    ]);
  const second = incentives.flatMap(({ kind }, index) => (kind === 'referral' ? [index] : [])).at(1);
  return [
    ...faultsOf(
      'incentives',
      incentives.map((one) => (one.kind === 'bonus' ? one : { id: one.id })),
    ),
    ...faultsOf('promotions', text.promotions ?? []),
    ...(second === undefined ? [] : [{ path: ['incentives', second, 'kind'], error: 'a market has one referral' }]),
  ];
}

/** Where a document has what is the demo's: programmes that nothing limits, and the specification's packages. */
export function unlimitedFaults(text: {
  readonly incentives: 'specified' | readonly Incentive[];
  readonly promotions?: readonly Promotion[] | undefined;
  readonly packages: 'specified' | ReadonlyArray<{ readonly budget: Incentive['budget'] }>;
}): Fault[] {
  const of = (key: string, all: ReadonlyArray<Pick<Incentive, 'budget'>>) =>
    all.flatMap((one, index) =>
      one.budget === 'none' ? [{ path: [key, index, 'budget'], error: 'none is for the demo alone: write perDay' }] : [],
    );
  return [
    ...(text.incentives === 'specified'
      ? [{ path: ['incentives'], error: 'specified is for the demo alone: write each with its budget' }]
      : of('incentives', text.incentives)),
    ...of('promotions', text.promotions ?? []),
    ...(text.packages === 'specified'
      ? [{ path: ['packages'], error: 'specified is for the demo alone: write each with its price' }]
      : of('packages', text.packages)),
  ];
}

const commonOf = ({ id, until, budget: of }: Pick<Incentive, 'id' | 'until' | 'budget'>) => ({
  id,
  until: until ?? null,
  perDay: of === 'none' ? null : of.perDay,
});

function incentiveOf(one: Incentive): MarketIncentive {
  const common = commonOf(one);
  if (one.kind === 'bonus') {
    const when = weeklyHours(one.when);
    return { ...common, kind: 'bonus', services: one.service ?? null, when: typeof when === 'string' ? [] : when, percent: one.percent };
  }
  if (one.kind === 'goal') return { ...common, kind: 'goal', earn: one.earn, per: one.per, pays: one.pays };
  return { ...common, kind: 'referral', pays: one.pays, afterTrips: one.afterTrips };
}

export const incentivesOf = (all: 'specified' | readonly Incentive[]): 'specified' | readonly MarketIncentive[] =>
  all === 'specified' ? all : all.map(incentiveOf);

export const promotionOf = (one: Promotion): MarketPromotion => ({
  ...commonOf(one),
  percent: one.percent ?? null,
  amount: one.amount ?? null,
  most: one.most ?? null,
  services: one.service ?? null,
  firstRide: one.firstRide,
  perPerson: one.perPerson,
  from: one.from ?? null,
});
