import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Payment } from '@safiri/contract/payments/calls.ts';
import { heldIn, type PhoneAnswer } from '@safiri/provider-simulators/book.ts';
import { mpesa } from '../adapters/mpesa.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { kisumuFile, kisumuPassenger, movedClock, openKisumu } from '../testing/kisumu.ts';
import { begin, connectProvider, heldByBooks, mindPayments, paymentOf, until, useSimulators } from '../testing/payments.ts';
import { eventually, type Person } from '../testing/people.ts';
import { walletOf } from '../testing/wallets.ts';
import { ledgerFaults } from '../wallet/public.ts';
import { askAgain, listTasks } from './public.ts';

const { clock, wait } = movedClock();
const logged: string[] = [];
const world = useWorld({ clock, onLog: (line) => void logged.push(line) });
const simulators = useSimulators();
let accountId: number;
beforeAll(async () => {
  await openKisumu(world, kisumuFile().replace('topUp: false', 'topUp: true'));
  accountId = await connectProvider(world, simulators, 'mpesa', 'ke');
});

const book = () => simulators.mpesa.book;
const entryOf = ({ reference }: Payment) => {
  const entry = book().entries.find((one) => reference.startsWith(one.reference));
  if (entry === undefined) throw new Error('no prompt');
  return entry;
};
/** A prompt that stands on the phone. */
async function prompted(person: Person, amount = '500') {
  const begun = await begin(person, 'mpesa', amount);
  const entry = await eventually(async () => book().entries.find((one) => begun.reference.startsWith(one.reference)), 'the prompt');
  await eventually(async () => {
    const { rows } = await world.db.execute(sql`select 1 from payments where id = ${begun.id} and provider_reference is not null`);
    return rows.length > 0;
  }, 'its number');
  return { id: begun.id, entry };
}
const post = (url: string, body: unknown) =>
  fetch(`${world.node.address}${new URL(url).pathname}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('a prompt on the phone', () => {
  it('asks for whole shillings at the own number, and is credited when its PIN was typed', async () => {
    const person = await kisumuPassenger(world);
    const { id, entry } = await prompted(person);
    expect(entry).toMatchObject({ amountMinor: 500_00, payer: person.user.phone.replace('+', '') });
    expect(await paymentOf(person, id)).toMatchObject({ state: 'pending', phone: person.user.phone, page: null });
    await simulators.mpesa.answer(entry.id, 'yes');
    const paid = await until(person, id, 'succeeded');
    expect(paid.receipt).toMatch(/^S/);
    expect(await walletOf(person)).toBe('500.00');
    expect(await ledgerFaults(world.db)).toEqual([]);
  });

  it.each([
    ['no', 'failed', 'cancelled'],
    ['wrong_pin', 'failed', 'wrong_pin'],
    ['no_funds', 'failed', 'no_funds'],
    ['too_late', 'expired', 'not_answered'],
    ['unreachable', 'unknown', 'phone_unreachable'],
  ] as const)('that is answered by "%s" is %s for the reason %s, and credits nothing', async (answer: PhoneAnswer, state, reason) => {
    const person = await kisumuPassenger(world);
    const { id, entry } = await prompted(person);
    await simulators.mpesa.answer(entry.id, answer);
    expect(await until(person, id, state)).toMatchObject({ reason });
    expect(await walletOf(person)).toBe('0.00');
  });

  it('stands while the query answers an HTTP error, and stands alone on a phone', async () => {
    const person = await kisumuPassenger(world);
    const { id } = await prompted(person);
    wait(5);
    await mindPayments(world);
    expect((await paymentOf(person, id)).state).toBe('pending');
    expect((await person.client.refused(calls.startTopUp, { body: { provider: 'mpesa', amount: '500' } })).code).toBe('payment_under_way');
  });

  it('is called back before it is answered, and credited once', async () => {
    const person = await kisumuPassenger(world);
    book().manners.add('callback_first').add('callback_twice');
    const { id } = await begin(person, 'mpesa', '500');
    await until(person, id, 'succeeded');
    book().manners.clear();
    expect(await walletOf(person)).toBe('500.00');
  });

  it('whose answer and callback are lost is never sent again, and is a task after a day', async () => {
    const person = await kisumuPassenger(world);
    book().manners.add('answer_lost').add('callback_lost');
    const begun = await begin(person, 'mpesa', '500');
    await until(person, begun.id, 'unknown');
    await simulators.mpesa.answer(entryOf(begun).id, 'yes');
    book().manners.clear();
    for (let hour = 0; hour < 24; hour += 1) {
      wait(3600);
      await mindPayments(world);
    }
    expect(book().entries.filter((one) => begun.reference.startsWith(one.reference)).length).toBe(1);
    const { rows } = await world.db.execute(
      sql`select task_at is not null as task, next_ask_at as next from payments where id = ${begun.id}`,
    );
    expect(rows).toEqual([{ task: true, next: null }]);
    expect((await listTasks(world.db)).filter((line) => line.startsWith(`payment ${begun.id} of`))).toEqual([
      expect.stringMatching(/, KES 500\.00, mpesa T.+, begun 2026-.+, not known$/),
    ]);
    expect(await askAgain(world.db, begun.id, clock())).toBe(true);
    await mindPayments(world);
    expect((await paymentOf(person, begun.id)).state).toBe('unknown');
    expect(await askAgain(world.db, begun.id + 1000, clock())).toBe(false);
    // Late, as it may come: it names the prompt, and Safaricom says that it was paid.
    await simulators.mpesa.answer(entryOf(begun).id, 'yes');
    await until(person, begun.id, 'succeeded');
    expect(await walletOf(person)).toBe('500.00');
  });

  it('to a phone that was not reached and paid after all is credited at the next question', async () => {
    const person = await kisumuPassenger(world);
    const { id, entry } = await prompted(person);
    await simulators.mpesa.answer(entry.id, 'unreachable');
    await until(person, id, 'unknown');
    simulators.mpesa.payAfterAll(entry.id);
    wait(60);
    await mindPayments(world);
    await until(person, id, 'succeeded');
    expect(await walletOf(person)).toBe('500.00');
  });
});

describe('a callback that Safaricom did not send', () => {
  const paid = (CheckoutRequestID: string, amount = 500) => ({
    Body: {
      stkCallback: {
        MerchantRequestID: 'x',
        CheckoutRequestID,
        ResultCode: 0,
        ResultDesc: 'ok',
        CallbackMetadata: {
          Item: [
            { Name: 'Amount', Value: amount },
            { Name: 'MpesaReceiptNumber', Value: 'FORGED1' },
          ],
        },
      },
    },
  });

  it('credits nothing at the right address either: Safaricom is asked', async () => {
    const person = await kisumuPassenger(world);
    const { id, entry } = await prompted(person);
    expect((await post(entry.callbackUrl ?? '', paid(entry.id))).status).toBe(200);
    await mindPayments(world);
    expect((await paymentOf(person, id)).state).toBe('pending');
    expect(await walletOf(person)).toBe('0.00');
  });

  it('is no hint with another amount or somebody else’s prompt, and is refused in another form', async () => {
    const [person, other] = [await kisumuPassenger(world), await kisumuPassenger(world)];
    const [own, foreign] = [await prompted(person), await prompted(other, '700')];
    await simulators.mpesa.answer(foreign.entry.id, 'yes');
    await until(other, foreign.id, 'succeeded');
    const url = own.entry.callbackUrl ?? '';
    expect((await post(url, paid(own.entry.id, 5000))).status).toBe(200);
    expect((await post(url, paid(foreign.entry.id))).status).toBe(200);
    expect((await post(url, { Body: 1 })).status).toBe(400);
    const { rows } = await world.db.execute(
      sql`select detail->>'fits' as fits from payment_events where payment_id = ${own.id} and kind = 'callback' order by id`,
    );
    expect(rows).toEqual([{ fits: 'false' }, { fits: 'false' }]);
    expect(await walletOf(person)).toBe('0.00');
  });
});

it('reads one item that comes without its list, and items without a value', () => {
  const read = (Item: unknown) =>
    mpesa.readCallback(
      { id: 1, countryId: 'ke', baseUrl: '', secrets: {} },
      {
        headers: {},
        raw: Buffer.from(
          JSON.stringify({ Body: { stkCallback: { CheckoutRequestID: 'c', ResultCode: '0', CallbackMetadata: { Item } } } }),
        ),
      },
    );
  expect(read({ Name: 'Amount', Value: 5 })).toEqual({ providerReference: 'c', amountMinor: 500 });
  expect(read([{ Name: 'Balance' }, { Name: 'Amount', Value: '5.00' }])).toEqual({ providerReference: 'c', amountMinor: 500 });
});

it('leaves no address, secret or phone in a log, and no person in what is kept', async () => {
  const secrets = book().entries.map(({ callbackUrl }) => new URL(callbackUrl ?? 'http://x/').pathname);
  for (const secret of [...secrets, 'simulated']) expect(logged.join('\n')).not.toContain(secret);
  const { rows } = await world.db.execute<{ all: string }>(sql`select string_agg(detail::text, ' ') as all from payment_events`);
  for (const { payer } of book().entries) expect(rows[0]?.all).not.toContain(payer);
});

it('has at Safaricom what the books say', async () => {
  expect(await heldByBooks(world, accountId)).toBe(heldIn(book(), 'KES'));
});
