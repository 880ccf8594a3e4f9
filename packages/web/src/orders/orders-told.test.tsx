// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../platform/query.ts';
import { useStreamConnection } from '../platform/stream.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { useOrders } from './api.ts';
import { useOrdersUnderWay } from './orders-under-way.ts';

/** The stream, as far as the app can tell. */
class FakeStream extends EventTarget {
  static newest: FakeStream | undefined;

  constructor() {
    super();
    FakeStream.newest = this;
  }

  hello() {
    this.dispatchEvent(new MessageEvent('hello', { data: '{}', lastEventId: '' }));
  }

  close() {}
}

/** Two parts of one screen that show the same orders, as the strip of what is under way and the screen below it do. */
function TwoParts() {
  useStreamConnection(true);
  const lines = useOrdersUnderWay();
  const { data } = useOrders();
  return data === undefined ? null : <h1>{`${lines.length} under way`}</h1>;
}

test('a stream that comes back has the orders asked for once, however many parts of the screen show them', async () => {
  vi.stubGlobal('EventSource', FakeStream);
  const { server } = await openScreen(<TwoParts />, {
    at: '/profile',
    rooms: ['orders'],
    user: naledi,
    server: (server) => server.replies(orderPaths.listOrders, []),
  });
  const asked = () => server.requestsOf(orderPaths.listOrders).length;
  await expect.poll(() => [asked(), queryClient.isFetching()]).toEqual([1, 0]);
  for (const count of [2, 3]) {
    act(() => FakeStream.newest?.hello());
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(asked()).toBe(count);
  }
});
