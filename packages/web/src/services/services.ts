import { homeScenes } from '../art/home-scenes.ts';
import { scenes } from '../art/scenes.ts';
import type { ServiceKind } from '@safiri/rules/markets/document.ts';
import type { TextKey } from 'virtual:texts/keys';

export interface Service {
  readonly path: string;
  readonly svc: 'ride' | 'food' | 'grocery' | 'parcel' | 'drive' | 'heat' | 'school';
  readonly art: string;
  readonly name: TextKey;
  readonly note: TextKey;
  /** Shown where a city serves one of these; everywhere without them. */
  readonly of?: readonly ServiceKind[];
}

/** The six services of the chooser (spec: foundations §2); rides lead (design: decided). */
export const services: readonly Service[] = [
  { path: '/passenger', svc: 'ride', art: scenes.rideWide, name: 'serviceRide', note: 'serviceRideNote' },
  { path: '/food-delivery', svc: 'food', art: scenes.food, name: 'serviceFood', note: 'serviceFoodNote', of: ['food'] },
  { path: '/grocery-delivery', svc: 'grocery', art: scenes.grocery, name: 'serviceGrocery', note: 'serviceGroceryNote', of: ['grocery'] },
  {
    path: '/parcel-delivery',
    svc: 'parcel',
    art: scenes.parcel,
    name: 'serviceParcel',
    note: 'serviceParcelNote',
    of: ['parcel', 'large'],
  },
  { path: '/driver', svc: 'drive', art: scenes.drive, name: 'serviceDrive', note: 'serviceDriveNote' },
  { path: '/city-heat-map', svc: 'heat', art: scenes.heatWide, name: 'serviceHeat', note: 'serviceHeatNote' },
];

const school: Service = {
  path: '/scholar-rides',
  svc: 'school',
  art: homeScenes.school,
  name: 'homeScholar',
  note: 'serviceScholarNote',
  of: ['scholar'],
};

/** Those of a passenger who is signed in: driving is another account's. */
export const passengerServices: readonly Service[] = services.map((service) => (service.svc === 'drive' ? school : service));
