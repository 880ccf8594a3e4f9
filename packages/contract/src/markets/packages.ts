import type { MarketDocument, MarketPackage } from '@safiri/rules/markets/document.ts';
import { passengerKinds, tripTypeOf } from '@safiri/rules/markets/services.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { isEvenlyPriced } from '@safiri/rules/subscriptions/own-packages.ts';
import { coveredRideTypes } from '@safiri/rules/subscriptions/packages.ts';
import * as z from 'zod/mini';
import { budget } from './programmes.ts';
import { amount, kilometres, named, namesOf, slug } from './parts.ts';

export const ownPackage = z.strictObject({
  id: slug,
  name: z.optional(named),
  rides: z.int().check(z.minimum(1), z.maximum(500)),
  service: slug,
  maxKm: kilometres.check(z.positive()),
  price: amount.check(z.positive()),
  validDays: z.int().check(z.minimum(1), z.maximum(366)),
  /** What rides that are dearer than their worth, as at night, may cost on one local day; nothing where it is not written. */
  budget: z._default(budget, { perDay: 0 }),
});
type OwnPackage = z.infer<typeof ownPackage>;

interface Fault {
  readonly path: Array<string | number>;
  readonly error: string;
}
interface Selling {
  readonly decimals: 0 | 2;
  readonly payments: readonly string[];
  readonly services: ReadonlyArray<Pick<MarketDocument['services'][number], 'id' | 'kind'>>;
  readonly packages: 'specified' | readonly OwnPackage[];
}

/** What is wrong with one service that rides are to be sold of; undefined where nothing is. */
function serviceFault({ services }: Selling, id: string): string | undefined {
  const service = services.find((one) => one.id === id);
  if (service === undefined) return `there is no service ${id}`;
  const isSold = passengerKinds.includes(service.kind) && isOneOf(coveredRideTypes, tripTypeOf(service));
  return isSold ? undefined : 'is no service that carries one party alone';
}

/** What is wrong with the packages of a document. */
export function packageFaults(text: Selling): Fault[] {
  const { packages } = text;
  if (packages === 'specified' || packages.length === 0) return [];
  const unpayable = text.payments.includes('wallet')
    ? []
    : [{ path: ['packages'], error: 'are paid from the wallet: write it under payments' }];
  return [
    ...unpayable,
    ...packages.flatMap((one, index): Fault[] => {
      const service = serviceFault(text, one.service);
      const isTwice = packages.findIndex(({ id }) => id === one.id) !== index;
      const isUneven = !isEvenlyPriced(one, text.decimals);
      return [
        ...(isTwice ? [{ path: ['packages', index, 'id'], error: `stands there twice: ${one.id}` }] : []),
        ...(service === undefined ? [] : [{ path: ['packages', index, 'service'], error: service }]),
        ...(isUneven ? [{ path: ['packages', index, 'price'], error: `can't be shared evenly among ${one.rides} rides` }] : []),
      ];
    }),
  ];
}

export const packagesOf = (all: 'specified' | readonly OwnPackage[]): 'specified' | readonly MarketPackage[] =>
  all === 'specified'
    ? all
    : all.map(({ name, budget: of, ...one }) => ({ ...one, name: namesOf(name), perDay: of === 'none' ? null : of.perDay }));
