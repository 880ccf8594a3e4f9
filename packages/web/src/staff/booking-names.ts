import type { BookingKind } from '@safiri/rules/cash/bookings.ts';
import type { TextKey } from 'virtual:texts/keys';

/** What the team books of somebody's money. */
export const bookingNames: Readonly<Record<BookingKind, TextKey>> = {
  cash_in: 'bookCashIn',
  cash_out: 'bookCashOut',
  correction: 'bookCorrection',
  write_off: 'bookWriteOff',
};
