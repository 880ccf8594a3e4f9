import type { BrandContact } from '@safiri/rules/brand/brand.ts';
import type { Country, CountryId } from '@safiri/rules/countries/country.ts';
import type { Language } from '@safiri/rules/languages.ts';
import type { VehicleAgeLimits } from '@safiri/rules/drivers/vehicle-age.ts';
import type { EmergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import type { ServiceKind } from '@safiri/rules/markets/document.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { PricedService } from '../pricing/calls.ts';

/** A city that this instance serves, as far as screens need it before anything is asked for. */
export interface InstanceMarket {
  readonly id: string;
  readonly name: string;
  readonly countryId: CountryId;
  readonly center: Point;
  /** In which its clocks run, as the IANA names it. */
  readonly timeZone: string;
  /** Of its area, in degrees. Whether a pickup lies within the area itself is the server's to say. */
  readonly bounds: readonly [south: number, west: number, north: number, east: number];
  readonly languages: readonly Language[];
  /** Decimals of its prices on screens. */
  readonly decimals: 0 | 2;
  /** As requests name them. */
  readonly payments: readonly string[];
  /** A ride can be paid partly from the wallet: what the cash is a multiple of, as prices and coins are, minor units; null where it can't. */
  readonly splitTo: number | null;
  /** Drivers are thanked with money from the wallet. */
  readonly tips: boolean;
  /** All that can be asked for there. */
  readonly kinds: readonly ServiceKind[];
  /** Of them those that carry people, each with what its shortest trip costs. */
  readonly services: ReadonlyArray<{ readonly rideType: string; readonly service: PricedService; readonly from: string }>;
  /** How the operator is reached in this city; what is not said is the brand's. */
  readonly contact: BrandContact;
  /** Years up to which vehicles of each kind may work; a kind without an entry has no limit. */
  readonly vehicleAge: VehicleAgeLimits;
  /** Sells packages of rides. */
  readonly packages: boolean;
  /** Takes requests now; else it is paused. */
  readonly isOpen: boolean;
}

/**
 * What the server writes into each page, so that none is painted with another operator's cities and money. The demo, whose countries
 * and prices are the specification's, writes none.
 */
export interface Instance {
  /** The oldest first; empty while nothing has opened. */
  readonly markets: readonly InstanceMarket[];
  /** The countries of its cities, those that closed among them, as far as the app does not describe them itself: their money, clocks and calling codes. */
  readonly countries: readonly Country[];
  /** The numbers for emergencies that the operator has confirmed, of the countries of its cities. */
  readonly emergency: { readonly [C in CountryId]?: EmergencyNumbers };
  /** It reaches people outside by SMS: codes can be asked for. */
  readonly canText: boolean;
}

/** The id of the element that holds it. */
export const INSTANCE_ID = 'instance';
