import { getPayment, startTopUp } from '@safiri/contract/payments/calls.ts';
import { cookieOf } from '../people.ts';
import type { Stage } from '../stage.ts';

const [method = '', path = ''] = startTopUp.key.split(' ');
const TURNED_AWAY = 503;
const PAGE_MS = 20;

/** What the tap began. */
export interface Begun {
  readonly id: number;
  readonly reference: string;
}

/** Waits until the payer's screen has the provider's page, as it asks for it. */
export async function pageOf({ node }: Stage, passenger: number, { id }: Begun): Promise<void> {
  const address = node.address + getPayment.key.split(' ')[1]?.replace(':id', String(id));
  for (;;) {
    const response = await fetch(address, { headers: { cookie: cookieOf('passenger', passenger) } });
    const { page } = (await response.json()) as { page: string | null };
    if (page !== null) return;
    await new Promise((resolve) => setTimeout(resolve, PAGE_MS));
  }
}

/** One passenger's tap on "top up", again by the same key while the server is too busy, as the app does. */
export async function beginTopUp({ node }: Stage, passenger: number): Promise<Begun> {
  for (;;) {
    const response = await fetch(node.address + path, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: cookieOf('passenger', passenger),
        'idempotency-key': `bench-top-up-${passenger}`,
      },
      body: JSON.stringify({ provider: 'paystack', amount: '50' }),
    });
    if (response.status === 201) return (await response.json()) as Begun;
    const said = await response.text();
    if (response.status !== TURNED_AWAY) throw new Error(`a top-up was refused: ${response.status} ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get('retry-after') ?? 1)));
  }
}
