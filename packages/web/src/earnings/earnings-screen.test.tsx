// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { earningsPaths } from '@safiri/contract/earnings/paths.ts';
import { heldPayPaths } from '@safiri/contract/integrity/paths.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { earnings } from '../testing/earnings.ts';
import { payoutTerms } from '../testing/payout-terms.ts';
import { zanele } from '../testing/people.ts';
import { EarningsScreen } from './earnings-screen.tsx';

it('shows what was earned also while the server takes long with what is under review', async () => {
  await openScreen(<EarningsScreen />, {
    at: '/driver-earnings',
    rooms: ['earnings', 'integrity'],
    user: zanele,
    server: (server) => {
      server.replies(earningsPaths.getEarningsOf, earnings);
      server.replies(earningsPaths.payoutTerms, payoutTerms);
      server.holds(earningsPaths.commissionInvoices);
      server.holds(heldPayPaths.own);
    },
  });
  expect(screen.queryByText('Total earned')).toBeNull();
  expect(await screen.findByText('Total earned', {}, { timeout: 5000 })).toBeTruthy();
});
