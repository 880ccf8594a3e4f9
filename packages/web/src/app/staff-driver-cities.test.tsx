// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { selfieStaffPaths } from '@safiri/contract/selfies/paths.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { expect, it } from 'vitest';
import { DriverReviewScreen } from '../staff/driver-review-screen.tsx';
import { StaffRoles } from '../staff/may.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { waiting } from '../testing/review.ts';

const openMarkets = (grants?: Parameters<typeof StaffRoles>[0]['grants']) =>
  openScreen(
    <StaffRoles roles={['operations']} {...(grants === undefined ? {} : { grants })}>
      <DriverReviewScreen driverId={3} />
    </StaffRoles>,
    {
      at: '/staff/drivers/3',
      rooms: ['staff', 'cars', 'verification'],
      server: (fake) => {
        fake.replies(reviewPaths.driver, waiting);
        fake.replies(staffPaths.audit, []);
        fake.replies(selfieStaffPaths.ofDriver, { face: null, selfies: [] });
      },
    },
  );

it('gives the driver a city and takes one away, each with its reason, and says what the server says', async () => {
  const { server, press } = await openMarkets();
  const card = within(await screen.findByRole('region', { name: 'Cities' }));
  expect(card.getByRole('listitem', { name: 'Kisumu' }).textContent).toContain('Works here now');
  const add = card.getByRole<HTMLButtonElement>('button', { name: 'Add a city' });
  expect(add.disabled).toBe(true);
  await press.selectOptions(card.getByLabelText('Add a city'), 'Maseru');
  await press.type(card.getByLabelText('Why, as the driver reads it'), 'Lives there now');
  server.replies(reviewPaths.giveMarket, waiting);
  await press.click(add);
  expect(server.requestsOf(reviewPaths.giveMarket).map(({ body }) => body)).toEqual([{ marketId: 'maseru', reason: 'Lives there now' }]);
  server.refuses(reviewPaths.takeMarket, 'illegal_transition');
  await press.click(card.getByRole('button', { name: 'Take Kisumu away' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take Kisumu away' }));
  await press.type(dialog.getByRole('textbox'), 'No trips there');
  await press.click(dialog.getByRole('button', { name: 'Take away' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(server.requestsOf(reviewPaths.takeMarket).map(({ body }) => body)).toEqual([{ reason: 'No trips there' }]);
});

it('offers a role that is limited to some cities these alone', async () => {
  await openMarkets([{ role: 'operations', marketIds: ['maseru'] }]);
  const card = within(await screen.findByRole('region', { name: 'Cities' }));
  expect(
    within(card.getByLabelText('Add a city'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose', 'Maseru']);
  expect(card.queryByRole('button', { name: 'Take Kisumu away' })).toBeNull();
});
