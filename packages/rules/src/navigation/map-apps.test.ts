import { expect, it } from 'vitest';
import { isMapApp, mapAppLink, mapApps } from './map-apps.ts';

const place = { lat: -25.7826, lng: 28.27551234 };

it('opens each app with the place filled in', () => {
  expect(mapApps.map((app) => mapAppLink(app, place, 'Menlyn Park (gate 2) & Co'))).toEqual([
    'https://www.google.com/maps/dir/?api=1&destination=-25.782600%2C28.275512&travelmode=driving&dir_action=navigate',
    'https://waze.com/ul?ll=-25.782600%2C28.275512&navigate=yes',
    'https://osmand.net/go?lat=-25.782600&lon=28.275512&z=17&name=Menlyn%20Park%20(gate%202)%20%26%20Co',
    'geo:-25.782600,28.275512?q=-25.782600,28.275512(Menlyn%20Park%20gate%202%20%26%20Co)',
  ]);
});

it('knows its apps by name', () => {
  expect(['google', 'other', 'toString', ''].map(isMapApp)).toEqual([true, true, false, false]);
});
