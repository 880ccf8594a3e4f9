// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { sharingPaths } from '@safiri/contract/sharing/paths.ts';
import type { TrackView } from '@safiri/contract/sharing/shapes.ts';
import { expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { openScreen } from '../testing/open-screen.tsx';
import { TrackScreen } from './track-screen.tsx';

class SilentStream extends EventTarget {
  close() {}
}

const underWay: TrackView = {
  kind: 'trip',
  passengerName: 'Naledi',
  status: 'in_progress',
  driverName: 'Zanele',
  vehicleInfo: null,
  position: null,
  eta: { seconds: 480, highSeconds: 480, meters: 3000 },
  etaTo: 'dropoff',
  raisedAt: null,
  acknowledgedAt: null,
  safeAt: null,
  countryId: 'za',
};

const said = async (view: Partial<TrackView>) => {
  vi.stubGlobal('EventSource', SilentStream);
  await openScreen(
    <Route path="/track/:shareId">
      <TrackScreen />
    </Route>,
    {
      at: '/track/abcdefghijklmnopqrstuv',
      rooms: ['sharing'],
      server: (server) => {
        server.replies(sharingPaths.track, { ...underWay, ...view });
        // The map asks where its tiles are, some time after the words are there.
        server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: false, aiModel: null });
      },
    },
  );
  await screen.findByRole('heading', { level: 1 });
  return screen.getByRole('status').textContent;
};

it.each([
  [{}, 'On the way to the destination 8 min to the drop-off'],
  [{ etaTo: 'stop' }, 'On the way to the destination 8 min to the next stop'],
  [{ status: 'accepted', etaTo: 'pickup' }, 'The driver is on the way to the pickup 8 min to the pickup'],
  [{ kind: 'delivery' }, 'It is on the way 8 min to the drop-off'],
  // The words say that it is there: no minutes are left.
  [{ status: 'arrived', etaTo: 'pickup' }, 'The driver is at the pickup'],
] as const)('says to what kind of place the minutes count: %o', async (view, words) => {
  expect((await said(view))?.trim()).toBe(words);
});
