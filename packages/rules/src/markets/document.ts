import type { MarketPayout } from '../earnings/payout-terms.ts';
import type { CountryId } from '../countries/country.ts';
import type { AuthorityId } from '../invoices/authorities.ts';
import type { Language } from '../languages.ts';
import type { BrandContact } from '../brand/brand.ts';
import type { VehicleAgeLimits } from '../drivers/vehicle-age.ts';
import type { VehicleType } from '../dispatch/vehicles.ts';
import type { TaxTerms } from '../pricing/taxes.ts';
import type { PaperLists } from '../verification/papers.ts';
import type { MarketIncentive, MarketPromotion } from './programmes.ts';
import type { WrittenTariff } from './written-tariff.ts';

/** How far a market is open: nothing, everything, nothing new, or nothing any more (operator §1). */
export const marketStatuses = ['draft', 'open', 'paused', 'closed'] as const;
export type MarketStatus = (typeof marketStatuses)[number];

/** What a service is to the product: how it is asked for, matched and ended. Its name, vehicles and tariff are the operator's. */
export const serviceKinds = ['ride', 'shared', 'ladies_only', 'scholar', 'food', 'grocery', 'parcel', 'large'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** A position as GeoJSON writes it: longitude, latitude. */
export type Position = readonly [lng: number, lat: number];
export type Ring = readonly Position[];
/** Where pickups are: GeoJSON's Polygon or MultiPolygon, in degrees (WGS 84). */
export type Area =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: ReadonlyArray<readonly Ring[]> };

/** A name in the market's languages; English stands in for a missing one. */
export type Named = { readonly [L in Language]?: string };

/** A place with rules of its own: an airport, a mall, a rank. */
/** What a place of a market is. */
export const placeKinds = ['airport', 'mall', 'rank', 'other'] as const;

export interface MarketPlace {
  readonly id: string;
  readonly kind: (typeof placeKinds)[number];
  readonly at: Position;
  readonly radiusM: number;
  /** Added to a trip that begins there, in units of the currency. */
  readonly pickupFee: number;
  /** `fifo`: drivers there stand in line, and the first one is asked first. */
  readonly queue: 'fifo' | null;
  readonly meet: ReadonlyArray<{ readonly name: Named; readonly at: Position }>;
}

/** An area with a name: trips that begin there may cost more, and prices may be fixed from and to it. */
export interface MarketZone {
  readonly id: string;
  readonly name: Named;
  readonly area: Area;
  /** Added to a trip that begins there, in units of the currency. */
  readonly pickupFee: number;
}

/** What a trip from one place or zone to another costs, whatever its way: in place of base, kilometres, minutes and fees. */
export interface FixedPrice {
  readonly from: string;
  readonly to: string;
  readonly service: string;
  /** In units of the currency. */
  readonly price: number;
  readonly bothWays: boolean;
}

/** A gate at which a road takes money. */
export interface MarketToll {
  readonly id: string;
  readonly name: Named;
  readonly at: Position;
  readonly radiusM: number;
  /** In units of the currency. */
  readonly price: number;
}

/** One thing that passengers or senders ask for. */
export interface MarketService {
  /** What the wire calls `rideType`. */
  readonly id: string;
  readonly kind: ServiceKind;
  readonly name: Named;
  /** Those that may take it, with what each changes of a parcel; one that is not offered comes where a smaller one was chosen. */
  readonly vehicles: ReadonlyArray<{
    readonly kind: VehicleType;
    readonly factor: number;
    readonly maxKg: number | null;
    readonly offered: boolean;
  }>;
  /** For passengers; null for what carries none. */
  readonly seats: number | null;
  /** Drivers bring a helmet for the passenger. */
  readonly helmet: boolean;
  readonly tariff: WrittenTariff;
  /** Of parcels: kilograms above which each costs more. */
  readonly weight: { readonly aboveKg: number; readonly perKg: number } | null;
  /** Of parcels: what a fragile one adds to base, kilometres and minutes; 0 unless the operator writes it. */
  readonly fragilePercent: number;
}

/** Rides of a service that are sold ahead at one price. What was sold keeps these terms to its end. */
export interface MarketPackage {
  readonly id: string;
  /** Empty where the operator names none: then it is called by its rides. */
  readonly name: Named;
  /** The id of a service that carries nobody else along. */
  readonly service: string;
  readonly rides: number;
  /** The longest way that it pays, on the road. */
  readonly maxKm: number;
  /** In units of the currency: as many of the smallest shown for each ride. */
  readonly price: number;
  readonly validDays: number;
  /** What its rides may cost the operator beyond their worth on one local day, units of the currency; null for no limit, in the demo alone. */
  readonly perDay: number | null;
}

/** What an operator decides about the orders of shops, in units of the currency. */
export interface OrderRules {
  /** Percent of the goods, at least and at most so much; null where none is taken. */
  readonly serviceFee: { readonly percent: number; readonly least: number; readonly most: number | null } | null;
  /** Goods that an order has to be worth. */
  readonly minimumBasket: number;
  /** Of the goods, that a shop leaves to the operator. */
  readonly commissionPercent: number;
}

/** All that an operator decides about one city or region (operator §1). Amounts are in units of its currency. */
export interface MarketDocument {
  readonly schema: 1;
  readonly id: string;
  readonly name: string;
  /** ISO 3166, small letters. */
  readonly country: CountryId;
  readonly decimals: 0 | 2;
  readonly timeZone: string;
  readonly languages: readonly Language[];
  readonly status: MarketStatus;
  readonly centre: Position;
  readonly area: Area;
  readonly reachKm: number;
  readonly holidays: ReadonlyArray<{ readonly date: string; readonly name: Named; readonly factor: number }>;
  readonly rounding: { readonly to: number };
  readonly payments: readonly string[];
  /** So much may a passenger owe for fees, in units of the currency; null for no limit. */
  readonly passengerDebtLimit: number | null;
  /** A driver who owes so much is offered no more trips in cash, in units of the currency; null for no limit. */
  readonly debtLimit: number | null;
  readonly tax: {
    readonly registration: string | null;
    readonly lines: readonly TaxTerms[];
    /** The tax authority that is told every invoice; null where none is. */
    readonly authority: AuthorityId | null;
  } | null;
  /** How drivers are paid out; null where they ask, and nothing is taken. */
  readonly payout: MarketPayout | null;
  /** Hours that what a driver earned settles before it is paid out. */
  readonly settlementHours: number;
  /** Whether the owner may hold passengers' money, and takes it in. */
  readonly topUp: boolean;
  /** Whether a ride can be paid partly from the wallet, the rest in cash. */
  readonly split: boolean;
  /** Whether passengers can thank drivers with money from the wallet, of which nobody keeps anything. */
  readonly tips: boolean;
  readonly places: readonly MarketPlace[];
  readonly zones: readonly MarketZone[];
  readonly fixed: readonly FixedPrice[];
  readonly tolls: readonly MarketToll[];
  readonly services: readonly MarketService[];
  /** `specified`: the demo's orders, with a delivery fee of each shop's own and the specification's service fee. */
  readonly orders: 'specified' | OrderRules;
  /** How the operator is reached there; what is not said is the brand's. */
  readonly contact: BrandContact;
  /** Years up to which vehicles of each kind may work; a kind that is not named has no limit. */
  readonly vehicleAge: VehicleAgeLimits;
  /** What drivers and each kind of vehicle have to show. */
  readonly documents: PaperLists;
  /** `specified`: the demo's bonuses, goals and referrals, which have no budget. */
  readonly incentives: 'specified' | readonly MarketIncentive[];
  readonly promotions: readonly MarketPromotion[];
  /** `specified`: the demo's packages of rides. */
  readonly packages: 'specified' | readonly MarketPackage[];
}
