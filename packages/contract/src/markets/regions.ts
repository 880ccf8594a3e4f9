import * as z from 'zod/mini';
import type { FixedPrice, MarketToll, MarketZone, ServiceKind } from '@safiri/rules/markets/document.ts';
import { parcelKinds } from '@safiri/rules/markets/services.ts';
import { amount, named, namesOf, position, slug, type Fault } from './parts.ts';

const ring = z.array(position).check(z.minLength(4), z.maxLength(2000));
const polygon = z.array(ring).check(z.minLength(1), z.maxLength(20));
/** GeoJSON's Polygon or MultiPolygon. */
export const area = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Polygon'), coordinates: polygon }),
  z.strictObject({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).check(z.minLength(1), z.maxLength(20)) }),
]);

const positive = amount.check(z.positive());

const zone = z.strictObject({ id: slug, name: z.optional(named), area, pickupFee: z._default(amount, 0) });

const fixedPrice = z.strictObject({
  /** Places or zones of the document. */
  from: slug,
  to: slug,
  service: slug,
  price: positive,
  bothWays: z._default(z.boolean(), false),
});

const toll = z.strictObject({
  id: slug,
  name: z.optional(named),
  at: position,
  radiusM: z._default(z.int().check(z.minimum(5), z.maximum(500)), 50),
  price: positive,
});

/** What a document says of zones, of prices from and to them, and of tolls on the way; each may be absent. */
export const regions = {
  zones: z.optional(z.array(zone).check(z.maxLength(100))),
  fixed: z.optional(z.array(fixedPrice).check(z.maxLength(1000))),
  tolls: z.optional(z.array(toll).check(z.maxLength(100))),
} as const;

interface RegionsText {
  readonly places: ReadonlyArray<{ readonly id: string }>;
  readonly zones?: ReadonlyArray<z.infer<typeof zone>> | undefined;
  readonly fixed?: ReadonlyArray<z.infer<typeof fixedPrice>> | undefined;
  readonly tolls?: ReadonlyArray<z.infer<typeof toll>> | undefined;
  readonly services: ReadonlyArray<{ readonly id: string; readonly kind: ServiceKind }>;
}

const sameTwice = (key: string, ids: readonly string[], before: readonly string[] = []): Fault[] =>
  ids.flatMap((id, index) =>
    before.includes(id) || ids.indexOf(id) < index ? [{ path: [key, index, 'id'], error: `stands there twice: ${id}` }] : [],
  );

/** What is wrong with a fixed price: ends that there are none of, a service that has none, or another price for the same. */
function fixedFaults({ places, zones = [], fixed = [], services }: RegionsText): Fault[] {
  const known = new Set([...places, ...zones].map(({ id }) => id));
  const ways = new Set<string>();
  return fixed.flatMap(({ from, to, service, bothWays }, index): Fault[] => {
    const at = ['fixed', index] as const;
    const kind = services.find(({ id }) => id === service)?.kind;
    const own = new Set([`${service} ${from} ${to}`, ...(bothWays ? [`${service} ${to} ${from}`] : [])]);
    const isTwice = [...own].some((way) => ways.has(way));
    for (const way of own) ways.add(way);
    return [
      ...(
        [
          ['from', from],
          ['to', to],
        ] as const
      ).flatMap(([key, id]) => (known.has(id) ? [] : [{ path: [...at, key], error: `there is no place or zone ${id}` }])),
      ...(kind === undefined ? [{ path: [...at, 'service'], error: `there is no service ${service}` }] : []),
      ...(kind !== undefined && parcelKinds.includes(kind)
        ? [{ path: [...at, 'service'], error: 'parcels are priced by vehicle and weight' }]
        : []),
      ...(isTwice ? [{ path: [...at], error: 'stands there twice: one price for one way' }] : []),
    ];
  });
}

/** What is wrong between places, zones, fixed prices and tolls. */
export function regionFaults(text: RegionsText): Fault[] {
  const places = text.places.map(({ id }) => id);
  // Of places that no price names two of one name harm nobody.
  const isNamed = ({ path: [, index] }: Fault) =>
    text.fixed?.some(({ from, to }) => [from, to].includes(places[Number(index)] ?? '')) === true;
  return [
    ...sameTwice('places', places).filter(isNamed),
    ...sameTwice(
      'zones',
      (text.zones ?? []).map(({ id }) => id),
      places,
    ),
    ...sameTwice(
      'tolls',
      (text.tolls ?? []).map(({ id }) => id),
    ),
    ...fixedFaults(text),
  ];
}

/** The zones, fixed prices and tolls that a text means. */
export const regionsOf = ({ zones = [], fixed = [], tolls = [] }: Omit<RegionsText, 'places' | 'services'>) => ({
  zones: zones.map((one): MarketZone => ({ ...one, name: namesOf(one.name) })),
  fixed: fixed satisfies readonly FixedPrice[],
  tolls: tolls.map((one): MarketToll => ({ ...one, name: namesOf(one.name) })),
});
