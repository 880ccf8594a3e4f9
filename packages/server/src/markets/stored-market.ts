import { marketOf, marketText } from '@safiri/contract/markets/document.ts';
import { goodsVehicleIds } from '@safiri/rules/dispatch/vehicles.ts';
import type { MarketDocument, ServiceKind } from '@safiri/rules/markets/document.ts';
import { parcelKinds } from '@safiri/rules/markets/services.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import * as z from 'zod/mini';

/** What of a document earlier releases took and this one refuses: they kept it without acting on it. */
interface Earlier {
  readonly services: readonly EarlierService[];
  readonly orders?: unknown;
  readonly money?: { readonly passengerDebtLimit?: unknown; readonly debtLimit?: unknown };
  readonly tax?: unknown;
  readonly contact?: unknown;
}
interface EarlierTerms {
  readonly factor?: number;
  readonly maxKg?: number;
}
interface EarlierService {
  readonly kind: ServiceKind;
  readonly vehicles: readonly string[] | Readonly<Record<string, EarlierTerms>>;
  readonly maxKg?: number;
  readonly weight?: { readonly aboveKg: number };
  readonly fragile?: unknown;
}

/** Of a load its tenth below, and one at least: a vehicle never carries more than was written. */
const tenthBelow = (kg: number) => Math.max(1, Math.floor(kg * 10 + 1e-6)) / 10;
/** Of a limit above which a kilogram costs more its tenth above, as far as there are scales: nobody pays more than was written. */
const tenthAbove = (kg: number) => Math.min(5000, Math.ceil(kg * 10 - 1e-6) / 10);

const withLoad = <T extends { readonly maxKg?: number }>(terms: T): T =>
  terms.maxKg === undefined ? terms : { ...terms, maxKg: tenthBelow(terms.maxKg) };

const eachOf = (vehicles: Readonly<Record<string, EarlierTerms>>, change: (terms: EarlierTerms) => EarlierTerms) =>
  Object.fromEntries(Object.entries(vehicles).map(([vehicle, terms]) => [vehicle, change(terms)]));

/** The service as it may be written today; none where nothing could bring its parcels. */
function serviceToday(service: EarlierService): EarlierService[] {
  const { weight, fragile, vehicles, ...rest } = withLoad(service);
  const isList = (all: typeof vehicles): all is readonly string[] => Array.isArray(all);
  if (!parcelKinds.includes(service.kind)) {
    if (isList(vehicles)) return [{ ...rest, vehicles }];
    return [{ ...rest, vehicles: eachOf(vehicles, (terms) => ({ ...withLoad(terms), factor: 1 })) }];
  }
  const brings = (vehicle: string) => isOneOf(goodsVehicleIds, vehicle);
  const able = isList(vehicles)
    ? vehicles.filter(brings)
    : eachOf(Object.fromEntries(Object.entries(vehicles).filter(([vehicle]) => brings(vehicle))), withLoad);
  if (Object.keys(able).length === 0) return [];
  return [
    {
      ...rest,
      vehicles: able,
      ...(weight === undefined ? {} : { weight: { ...weight, aboveKg: tenthAbove(weight.aboveKg) } }),
      ...(fragile === undefined ? {} : { fragile }),
    },
  ];
}

const { orders: ordersToday, money: moneyToday, tax: taxToday, contact: contactToday } = marketText.shape;

/** What of the money can be kept: a driver's limit that nothing acted on may have been written in any form. */
function moneyOf(money: Earlier['money']): object {
  if (money === undefined) return {};
  const { debtLimit: _, ...rest } = money;
  const kept = [money, rest].find((one) => z.safeParse(moneyToday, one).success);
  return kept === undefined ? {} : { money: kept };
}

/** A document of an earlier release without what this one refuses of it. */
function today({ services, orders, money, tax, contact, ...rest }: Earlier): object {
  return {
    ...rest,
    services: services.flatMap(serviceToday),
    ...(orders !== undefined && z.safeParse(ordersToday, orders).success ? { orders } : {}),
    ...moneyOf(money),
    ...(contact !== undefined && z.safeParse(contactToday, contact).success ? { contact } : {}),
    ...(tax !== undefined && z.safeParse(taxToday, tax).success ? { tax } : {}),
  };
}

/**
 * A document that was checked when it was written, by whichever release, as a row holds it.
 * @throws for one that this release can't read: of a later one, or of none
 */
export function storedMarket(document: unknown): MarketDocument {
  const { success, data } = z.safeParse(marketText, document);
  return marketOf(success ? data : z.parse(marketText, today(document as Earlier)));
}

/** The first of several documents that can be read. */
export function firstReadable(documents: readonly unknown[]): MarketDocument | undefined {
  for (const document of documents) {
    try {
      return storedMarket(document);
    } catch {
      // An unreadable one was logged when the markets were read, and the preflight check names it.
    }
  }
  return undefined;
}
