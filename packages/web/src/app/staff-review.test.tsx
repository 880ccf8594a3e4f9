// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { Review } from '@safiri/contract/verification/shapes.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { documentTypes } from '@safiri/rules/verification/documents.ts';
import { expect, it } from 'vitest';
import { DriverReviewScreen } from '../staff/driver-review-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';

const waiting: Review = {
  person: {
    driverId: 3,
    userId: 9,
    name: 'Kabelo Molefe',
    email: 'kabelo@example.org',
    phone: '+27825550105',
    gender: 'male',
    genderVerified: false,
    countryId: 'za',
    isOnline: false,
    registeredAt: '2026-11-01T08:00:00.000Z',
  },
  verification: {
    driver: {
      id: 3,
      verificationStatus: 'pending',
      verificationNotes: null,
      vehicleInfo: { make: 'Nissan', model: 'Almera', color: 'Grey', year: 2019, licensePlate: 'JM 19 VK GP', vehicleType: 'sedan' },
    },
    verificationSteps: [],
    documents: documentTypes.map((documentType) => ({
      id: null,
      documentType,
      documentUrl: null,
      documentNumber: null,
      expiryDate: null,
      verificationStatus: 'not_uploaded',
      expired: false,
      daysLeft: null,
      reviewNote: null,
      required: true,
    })),
    backgroundChecks: [],
    missing: ['id_document', 'criminal'],
    suspension: null,
  },
};

it('names each paper that was not sent, says once what is missing, and refuses nobody without a word', async () => {
  const { server, press } = await openScreen(<DriverReviewScreen driverId={3} />, {
    at: '/staff/drivers/3',
    rooms: ['staff', 'verification'],
    server: (fake) => {
      fake.replies(reviewPaths.driver, waiting);
      fake.replies(staffPaths.audit, []);
    },
  });
  expect(await screen.findAllByText('Not sent')).toHaveLength(documentTypes.length);
  const approve = screen.getByRole<HTMLButtonElement>('button', { name: 'Approve driver' });
  expect(approve.disabled).toBe(true);
  expect(screen.getAllByText(/^Still missing: ID document, Criminal record$/)).toHaveLength(1);
  await press.click(screen.getByRole('button', { name: 'Reject driver' }));
  expect(screen.getByText('Write the note first.')).toBeTruthy();
  expect(server.requestsOf(reviewPaths.decideDriver)).toEqual([]);
  server.replies(reviewPaths.decideDriver, waiting);
  await press.type(screen.getByLabelText('Notes the driver sees'), 'No papers came');
  await press.click(screen.getByRole('button', { name: 'Reject driver' }));
  expect(server.requestsOf(reviewPaths.decideDriver).map(({ body }) => body)).toEqual([{ decision: 'rejected', note: 'No papers came' }]);
});
