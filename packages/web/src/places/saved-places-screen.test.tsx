// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { lastPlaces } from '../common/search-center.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { SavedPlacesScreen } from './saved-places-screen.tsx';

const home = { id: 1, kind: 'home' as const, name: null, lat: -25.7487, lng: 28.238, address: '12 Burnett Street, Hatfield' };
const gym = { id: 2, kind: 'other' as const, name: 'Gym', lat: -25.7829, lng: 28.2757, address: 'Menlyn Park, Pretoria' };
const found = {
  id: 'x',
  name: 'Brooklyn Mall',
  kind: 'mall' as const,
  area: 'Brooklyn, Pretoria',
  lat: -25.77,
  lng: 28.23,
  distanceMeters: 900,
};

const open = (saved: ReadonlyArray<typeof home | typeof gym>) =>
  openScreen(<SavedPlacesScreen />, {
    at: '/places',
    rooms: ['places', 'places-saved'],
    user: naledi,
    server: (server) => {
      server.replies(placePaths.listSavedPlaces, [...saved]);
      server.replies(placePaths.searchPlaces, { places: [found] });
      server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: true, aiModel: null });
    },
  });

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
  lastPlaces.set([]);
});

it('saves a place by search under a name of one’s own', async () => {
  const { server, press } = await open([home]);
  await screen.findByText('12 Burnett Street, Hatfield');
  // There is a home already.
  expect(screen.queryByRole('button', { name: 'Add home' })).toBeNull();
  await press.click(screen.getByRole('button', { name: 'Add a place' }));
  const save = screen.getByText('Save', { selector: 'dialog button' });
  await press.click(save);
  await screen.findByText('Give the place a name.');
  await press.type(screen.getByLabelText('What you call it'), ' Gym ');
  await press.click(save);
  await screen.findByText('Choose the place from the list or on the map.');
  await press.type(screen.getByLabelText('Where it is'), 'brook');
  await press.click(await screen.findByText('Brooklyn Mall'));
  server.replies(placePaths.savePlace, gym);
  server.replies(placePaths.listSavedPlaces, [home, gym]);
  await press.click(save);
  await screen.findByText('Gym');
  expect(server.requestsOf(placePaths.savePlace).map(({ body }) => body)).toEqual([
    { kind: 'other', name: 'Gym', location: { lat: -25.77, lng: 28.23, address: 'Brooklyn Mall, Brooklyn, Pretoria' } },
  ]);
});

it('keeps what was typed when it could not be saved, and says why', async () => {
  const { server, press } = await open([gym]);
  await press.click(await screen.findByRole('button', { name: 'Change Gym' }));
  const name = screen.getByLabelText('What you call it');
  await press.clear(name);
  await press.type(name, 'Pool');
  server.refuses(placePaths.changeSavedPlace, 'saved_place_exists', { detail: 'There is a pool already.' });
  await press.click(screen.getByText('Save', { selector: 'dialog button' }));
  await screen.findByText('There is a pool already.');
  expect((name as HTMLInputElement).value).toBe('Pool');
});

it('asks before it forgets a place', async () => {
  const { server, press } = await open([home, gym]);
  await press.click(await screen.findByRole('button', { name: 'Remove Gym' }));
  expect(server.requestsOf(placePaths.removeSavedPlace)).toEqual([]);
  server.replies(placePaths.removeSavedPlace, { ok: true });
  server.replies(placePaths.listSavedPlaces, [home]);
  const dialog = screen.getByText('Remove “Gym” from your saved places?').closest('dialog');
  await press.click(within(dialog as HTMLElement).getByText('Remove', { selector: 'button' }));
  await expect.poll(() => screen.queryByText('Gym')).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Home' })).toBeTruthy();
});

it('takes a place that is gone already for removed', async () => {
  const { server, press } = await open([home, gym]);
  await press.click(await screen.findByRole('button', { name: 'Remove Gym' }));
  server.refuses(placePaths.removeSavedPlace, 'not_found');
  server.replies(placePaths.listSavedPlaces, [home]);
  const dialog = screen.getByText('Remove “Gym” from your saved places?').closest('dialog');
  await press.click(within(dialog as HTMLElement).getByText('Remove', { selector: 'button' }));
  await screen.findByText('Removed');
  await expect.poll(() => screen.queryByText('Gym')).toBeNull();
});

it('offers to save where one went last, and to forget it', async () => {
  lastPlaces.set([{ lat: -25.7, lng: 28.2, address: 'Union Buildings' }, home]);
  const { press } = await open([home]);
  // Home is saved already.
  expect(await screen.findAllByText('12 Burnett Street, Hatfield')).toHaveLength(1);
  await press.click(screen.getByRole('button', { name: 'Save Union Buildings' }));
  expect(screen.getByLabelText<HTMLInputElement>('Where it is').value).toBe('Union Buildings');
  await press.click(screen.getByText('Forget these'));
  expect(lastPlaces.get()).toEqual([]);
});

it('marks them on the map of a desktop, which leaves out its names beneath them', async () => {
  const wide = { matches: true, addEventListener: vi.fn<() => void>(), removeEventListener: vi.fn<() => void>() };
  vi.stubGlobal('matchMedia', () => wide);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  await open([home, gym]);
  const map = within((await screen.findByRole('application')).closest('.live-map') as HTMLElement);
  for (const name of ['Home', 'Gym']) expect((await map.findByText(name)).dataset['overMap']).toBeDefined();
});
