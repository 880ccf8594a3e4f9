import type { CountryId } from '../countries/country.ts';
import { isTwoWheeled, type VehicleType } from '../dispatch/vehicles.ts';
import type { MarketDocument, MarketService, ServiceKind } from '../markets/document.ts';
import { parcelKinds, passengerKinds } from '../markets/services.ts';
import { trainingModules, type TrainingModule } from './modules.ts';

/** What lays itself over the lessons that hold everywhere: what is a country's own, and what stands in place of services that a market lacks. */
export const contentLayers = ['za', 'no-ladies-only', 'no-two-wheels', 'car-deliveries', 'no-parcels', 'parcels-only'] as const;
export type ContentLayer = (typeof contentLayers)[number];

/** What a line of a lesson may depend on; without it the line is left out. */
export const lineConditions = ['cash', 'wallet', 'waiting', 'helmets', 'permit_unknown'] as const;
export type LineCondition = (typeof lineConditions)[number];

/** Of a market what its lessons follow. */
export type TaughtMarket = Pick<MarketDocument, 'services' | 'payments'>;

const shopKinds: readonly ServiceKind[] = ['food', 'grocery'];
/** Kinds that bring something. */
export const goodsKinds: readonly ServiceKind[] = [...shopKinds, ...parcelKinds];

const byTwoWheels = ({ vehicles }: MarketService) => vehicles.some(({ kind }) => isTwoWheeled(kind));

/**
 * The layers of a driver's lessons, in the order in which they are laid.
 * @param countryId where the driver works
 * @param market undefined where there is none: then every service is taught
 */
export function layersFor(countryId: CountryId, market: TaughtMarket | undefined): ContentLayer[] {
  const own: ContentLayer[] = countryId === 'za' ? ['za'] : [];
  if (market === undefined) return own;
  const { services } = market;
  const has = (kinds: readonly ServiceKind[]) => services.some(({ kind }) => kinds.includes(kind));
  const goods = services.filter(({ kind }) => goodsKinds.includes(kind));
  const lacks: Partial<Record<ContentLayer, boolean>> = {
    'no-ladies-only': !has(['ladies_only']),
    'no-two-wheels': !services.some(byTwoWheels),
    'car-deliveries': !goods.some(byTwoWheels),
    'no-parcels': !has(parcelKinds),
    'parcels-only': !has(shopKinds),
  };
  return [...own, ...contentLayers.filter((layer) => lacks[layer] === true)];
}

/** The modules that a market's drivers are shown: required ones everywhere, others where there is their work. */
export function modulesFor(market: TaughtMarket | undefined): readonly TrainingModule[] {
  if (market === undefined) return trainingModules;
  const work = { school_runs: ['scholar'] as readonly ServiceKind[], deliveries: goodsKinds };
  return trainingModules.filter(
    ({ advisedFor }) => advisedFor === undefined || market.services.some(({ kind }) => work[advisedFor].includes(kind)),
  );
}

/** What lines may count on in a market. @param permitKnown somebody said what the law asks of professional drivers */
export function conditionsOf(market: TaughtMarket | undefined, permitKnown: boolean): ReadonlySet<LineCondition> {
  const services = market?.services ?? [];
  const people = services.filter(({ kind }) => passengerKinds.includes(kind));
  const holds: Record<LineCondition, boolean> = {
    cash: market?.payments.includes('cash') ?? true,
    wallet: market?.payments.includes('wallet') ?? false,
    waiting: people.some(({ tariff }) => tariff.waiting !== null),
    helmets: people.some(({ helmet }) => helmet),
    permit_unknown: !permitKnown,
  };
  return new Set(lineConditions.filter((condition) => holds[condition]));
}

/** What each vehicle may carry of parcels, the smallest first: the most of any service. */
export function parcelLoads({ services }: TaughtMarket): Array<{ readonly vehicle: VehicleType; readonly maxKg: number }> {
  const most = new Map<VehicleType, number>();
  for (const { kind, vehicles } of services) {
    if (!parcelKinds.includes(kind)) continue;
    for (const { kind: vehicle, maxKg, offered } of vehicles)
      if (offered && maxKg !== null) most.set(vehicle, Math.max(maxKg, most.get(vehicle) ?? 0));
  }
  return [...most].map(([vehicle, maxKg]) => ({ vehicle, maxKg })).toSorted((a, b) => a.maxKg - b.maxKg);
}
