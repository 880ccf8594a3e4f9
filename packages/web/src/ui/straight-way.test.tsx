// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { LiveMap } from './live-map.tsx';
import type { MapProps } from './map-types.ts';

const pickup = { lat: -0.1022, lng: 34.7617 };
const dropoff = { lat: -0.0861, lng: 34.729 };

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

const open = (props: Partial<MapProps>) =>
  openScreen(<LiveMap pickup={pickup} dropoff={dropoff} path={[pickup, dropoff]} {...props} />, {
    at: '/',
    rooms: [],
    server: (server) => server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: false, aiModel: null }),
  });
const words = () => screen.queryByText('Straight line: streets unknown here');
const dashes = () => [...document.querySelectorAll('.route-line')].map((line) => line.getAttribute('stroke-dasharray'));

it('says of a way whose streets nobody knows that it is a straight line, and draws it in dashes', async () => {
  await open({ onStreets: false });
  expect(words()).toBeTruthy();
  expect(dashes()).toEqual(['2 12']);
});

it.each([
  ['over streets', { onStreets: true }],
  ['of which nothing is known yet', { onStreets: undefined }],
  ['that is not drawn', { onStreets: false, path: [] }],
] satisfies [string, Partial<MapProps>][])('says nothing of the kind of a way %s', async (_, props) => {
  await open(props);
  expect(words()).toBeNull();
});
