// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { INSTANCE_ID } from '@safiri/contract/settings/instance.ts';

const city = {
  languages: ['en'],
  decimals: 2,
  kinds: ['ride'],
  services: [],
  isOpen: true,
  countryId: 'ls',
  bounds: [-29.4, 27.4, -29.2, 27.6],
};
/** Two cities of one country: the phone's is the first, which has neither split rides nor tips. */
const markets = [
  { ...city, id: 'maseru', name: 'Maseru', center: { lat: -29.3, lng: 27.5 }, payments: ['cash'], splitTo: null, tips: false },
  { ...city, id: 'leribe', name: 'Leribe', center: { lat: -28.9, lng: 28 }, payments: ['cash', 'safiri_wallet'], splitTo: 50, tips: true },
];
const terms = ({ splitTo, tips }: { splitTo: number | null; tips: boolean }) => `${splitTo} ${tips}`;

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

async function shown(marketId: string | null | undefined): Promise<string | null> {
  document.head.innerHTML = `<script type="application/json" id="${INSTANCE_ID}">${JSON.stringify({ markets, countries: [], emergency: {} })}</script>`;
  vi.resetModules();
  const [{ useMoneyTerms }, { useOfferedMethods }] = await Promise.all([import('./money-terms.ts'), import('./chosen-method.ts')]);
  const Asked = () => <p role="status">{`${terms(useMoneyTerms('ls', marketId))} ${useOfferedMethods('ls', marketId).join()}`}</p>;
  render(<Asked />);
  return screen.getByRole('status').textContent;
}

it.each([
  ['the city of a ride decides, wherever the phone is', 'leribe', '50 true cash,safiri_wallet'],
  ['its own city', 'maseru', 'null false cash'],
  ['where none is named the phone’s', undefined, 'null false cash'],
  ['while there is no quote the phone’s', null, 'null false cash'],
])('%s', async (_what, marketId, said) => {
  expect(await shown(marketId)).toBe(said);
});

it('offers nothing for a city that this page was told nothing of', async () => {
  expect(await shown('teyateyaneng')).toMatch(/^null false /);
});
