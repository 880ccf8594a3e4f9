import type { Point } from '../places/geo.ts';

/** Apps that can lead a driver, by the addresses that they published. `other` asks the phone. */
export const mapApps = ['google', 'waze', 'osmand', 'other'] as const;
export type MapApp = (typeof mapApps)[number];

export const isMapApp = (text: string): text is MapApp => (mapApps as readonly string[]).includes(text);

/** Metres are enough: more digits would say more than a phone knows. */
const degrees = (value: number) => value.toFixed(6);

/**
 * The address that opens an app with a place filled in, ready to drive there.
 * Google Maps: https://developers.google.com/maps/documentation/urls/get-started; Waze: https://developers.google.com/waze/deeplinks;
 * OsmAnd: https://osmand.net/docs/technical/algorithms/osmand-api-sdk/; `geo:`: RFC 5870, with Android's `q` for the name.
 */
export function mapAppLink(app: MapApp, { lat, lng }: Point, name: string): string {
  const [north, east] = [degrees(lat), degrees(lng)];
  switch (app) {
    case 'google':
      return `https://www.google.com/maps/dir/?api=1&destination=${north}%2C${east}&travelmode=driving&dir_action=navigate`;
    case 'waze':
      return `https://waze.com/ul?ll=${north}%2C${east}&navigate=yes`;
    case 'osmand':
      return `https://osmand.net/go?lat=${north}&lon=${east}&z=17&name=${encodeURIComponent(name)}`;
    case 'other':
      return `geo:${north},${east}?q=${north},${east}(${encodeURIComponent(name).replaceAll(/[()]/g, '')})`;
  }
}
