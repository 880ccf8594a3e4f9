import { chatPaths } from '@safiri/contract/chat/paths.ts';
import type { ChatSession } from '@safiri/contract/chat/shapes.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { describe, expect, it } from 'vitest';
import { LiveChatScreen } from '../chat/live-chat-screen.tsx';
import { ParcelConfirm } from '../orders/parcel-confirm.tsx';
import { newDraft } from '../orders/parcel-draft.ts';
import { ParcelScreen } from '../orders/parcel-screen.tsx';
import { ParcelSides } from '../orders/parcel-sides.tsx';
import { ParcelSummary } from '../orders/parcel-summary.tsx';
import { ParcelWhat } from '../orders/parcel-what.tsx';
import { PassengerScreen } from '../rides/passenger-screen.tsx';
import { openChat } from '../testing/chat.ts';
import { parcelQuote } from '../testing/parcel-quote.ts';
import { naledi, trip } from '../testing/people.ts';
import { fieldsIn, linksIn, show, wordsOf } from '../testing/show.tsx';

const wallet = { number: '•••• 0101', balance: '120.50', spendable: '120.50', currency: 'ZAR', countryId: 'za', topUp: false };
/** Four trips, of which the homes show three. */
const trips = [1, 2, 3, 4].map((id) => ({ ...trip, id, fare: `${id}0.00`, myRating: id === 1 ? 5 : null }));

describe('the passenger’s home', () => {
  const home = (
    <PassengerScreen
      sos={<p>its emergency</p>}
      safety={<p>its safety</p>}
      whichCity={null}
      underWay={<p>an order</p>}
      below={<p>its busy areas</p>}
      tour={null}
    />
  );
  const answers = [
    [['active-ride', naledi.id], null],
    [['rides', naledi.id], trips],
    [[walletPaths.getWallet], wallet],
  ] as Array<[unknown[], unknown]>;

  it('welcomes by name, and leads to rides, services, help and history', async () => {
    const html = await show(home, ['rides-home'], { user: naledi, answers });
    expect(wordsOf(html)).toContain('Welcome, Naledi');
    expect(linksIn(html)).toMatchObject({
      '/ride-request?search': 'Where to? Request Ride',
      '/food-delivery': 'Food Delivery',
      '/grocery-delivery': 'Grocery Shopping',
      '/parcel-delivery': 'Parcel Delivery',
      '/scholar-rides': 'Scholar Rides',
      '/subscription-packages': 'Packages of rides',
      '/passenger': 'Home',
      '/ride-history': 'History',
      '/profile': 'Profile',
      '/live-chat': 'Support',
    });
    const tabs = /<nav class="tabs".*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect(linksIn(tabs)).toEqual({
      '/passenger': 'Home',
      '/services': 'Services',
      '/ride-history': 'History',
      '/profile': 'Profile',
      '/live-chat': 'Support',
    });
    expect(html).toMatch(
      /<p>its emergency<\/p>.+<p>an order<\/p>.+Where to.+<div class="card home-map">.+<p>its safety<\/p>.+<p>its busy areas<\/p>/s,
    );
  });

  it('shows the three newest trips with fare and rating, and how one can pay', async () => {
    const words = wordsOf(await show(home, ['rides-home'], { user: naledi, answers }));
    expect(words).toContain(
      'Hatfield Plaza Menlyn Park 15 Jun 2026 Zanele K. R10.00 5.0 ' +
        'Hatfield Plaza Menlyn Park 15 Jun 2026 Zanele K. R20.00 Not rated ' +
        'Hatfield Plaza Menlyn Park 15 Jun 2026 Zanele K. R30.00 Not rated ' +
        'Payment methods Cash Pay after ride Safiri Wallet •••• 0101 · R120.50',
    );
  });

  it('says so when there are no trips yet', async () => {
    const none = answers.map(([key, answer]): [unknown[], unknown] => [key, key[0] === 'rides' ? [] : answer]);
    expect(wordsOf(await show(home, ['rides-home'], { user: naledi, answers: none }))).toContain('Recent trips Your trips will show here');
  });
});

describe('the chat with support', () => {
  const closed: ChatSession = {
    ...openChat,
    id: 1,
    category: 'ride_issue',
    status: 'closed',
    createdAt: '2026-06-15T08:00:00Z',
    rideId: 31,
  };

  it('begins with own words, pickers, quick topics, the chats so far and answers', async () => {
    const answers = [[[chatPaths.ownSessions], [openChat, closed]]] as Array<[unknown[], unknown]>;
    const html = await show(<LiveChatScreen />, ['chat'], { user: naledi, answers });
    const words = wordsOf(html);
    expect(words).toContain('How can we help? Start New Chat Choose a subject and how pressing it is');
    expect(words).toContain('What is it about? General Technical Payment A trip How pressing is it? Low Normal High Urgent');
    expect(words).toContain('Quick topics Lost item Payment problem Safety My account');
    expect(words).toContain('Your chats Payment 16 Jun 2026 Open A trip 15 Jun 2026 · About your trip number 31 Closed Common Questions');
    expect([...html.matchAll(/data-on="true"><input[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual(['General', 'Normal']);
  });
});

describe('the parcel form', () => {
  const draft = {
    ...newDraft({ name: 'Naledi Mokoena', phone: '(082) 555-0101' }),
    type: 'fragile' as const,
    weight: '12.5',
    isFragile: true,
  };
  const answers: Array<[unknown[], unknown]> = [[[walletPaths.getWallet], wallet]];
  const quote = parcelQuote({ type: 'fragile', kg: 12.5, isFragile: true });

  const sidesIn = (html: string) => html.split(/<section class="card doc[^>]*>/).slice(1);

  it('begins with both sides; what is known of the sender needs no fields', async () => {
    const html = await show(<ParcelScreen />, ['orders', 'places'], { user: naledi, answers });
    const [sender = '', receiver = ''] = sidesIn(html);
    expect(wordsOf(html)).toContain('Parcel Delivery From and to What Confirm Sender Information');
    expect(wordsOf(sender)).toBe('Sender Information Naledi Mokoena (082) 555-0101 Change');
    expect(fieldsIn(sender)).toEqual({});
    expect(wordsOf(receiver)).toBe('Receiver Information Delivery address * Name * Phone *');
    expect(fieldsIn(receiver)).toEqual({ 'Name *': 'input', 'Phone *': 'input' });
    expect(receiver).toContain('placeholder="+27 …"');
    expect(/<button[^>]*type="submit"[^>]*>.*?<\/button>/s.exec(html)?.[0]).not.toContain('disabled');
  });

  it('asks for the pickup, with the sender filled in, where no place was found', async () => {
    const nowhere = newDraft({ name: 'Naledi Mokoena', phone: '(082) 555-0101' });
    const html = await show(
      <ParcelSides draft={nowhere} looksForPickup={false} problems={{}} onChange={() => undefined} />,
      ['orders', 'places'],
      { user: naledi },
    );
    const [sender = ''] = sidesIn(html);
    expect(wordsOf(sender)).toBe('Sender Information Pickup address * Name * Phone *');
    expect(fieldsIn(sender)).toEqual({ 'Name *': 'input Naledi Mokoena', 'Phone *': 'input (082) 555-0101' });
  });

  it('then asks what it is', async () => {
    const html = await show(<ParcelWhat draft={draft} quote={quote} problems={{}} onChange={() => undefined} />, ['orders'], {
      user: naledi,
    });
    expect(wordsOf(html)).toBe(
      'Package Details Package type * Document Small package (up to 5 kg) Medium package (5-20 kg) ' +
        'Large package (20-50 kg) Fragile Electronics Weight (kg) * Each kilogram above 10 costs more. 1 kg 2 kg 5 kg 10 kg 20 kg ' +
        'Only by PIN, never by photo Handed over only for the receiver’s PIN, never left at the door. Declared value (optional) R for insurance purposes Delivery instructions',
    );
    expect([...html.matchAll(/aria-checked="(\w+)"/g)].map(([, on]) => on)).toEqual(['false']);
    expect(html).toContain('<textarea');
    // Fragile by its kind is not asked again; anything else may be, too.
    const box = { ...draft, type: 'small_package' as const };
    expect(
      wordsOf(await show(<ParcelWhat draft={box} quote={quote} problems={{}} onChange={() => undefined} />, ['orders'], { user: naledi })),
    ).toContain('Fragile (+20%)');
  });

  const noCode = { code: null, choose: () => undefined, of: () => undefined, isTrying: false, error: null };
  it('ends with what can bring it, the cheapest chosen, and what it costs', async () => {
    const confirm = await show(
      <ParcelConfirm draft={draft} quote={quote} plain={quote} promotion={noCode} onChange={() => undefined} />,
      ['orders', 'rides-trip'],
      {
        user: naledi,
        answers,
      },
    );
    expect(wordsOf(confirm)).toContain(
      'Choose Vehicle Sedan R47.00 max 20 kg 30-45 min R35.00 + Weight above 10 kg R5.00 + Fragile R7.00 Cheapest ' +
        'Bakkie R107.00 max 500 kg 45-60 min R85.00 + Weight above 10 kg R5.00 + Fragile R17.00 ' +
        'Van R127.40 max 1000 kg 60-90 min R102.00 + Weight above 10 kg R5.00 + Fragile R20.40 Who pays? The sender The receiver',
    );
    const summary = await show(<ParcelSummary draft={draft} quote={quote} />, ['orders', 'rides-trip'], { user: naledi });
    expect(wordsOf(summary)).toContain('Cost Estimate Vehicle · Sedan R35.00 Weight above 10 kg R5.00 Fragile R7.00 Total R47.00');
  });
});
