import autocannon from 'autocannon';
import { cookieOf } from '../people.ts';

/** What the process of {@link ./order-load.ts} is told. */
export interface OrderLoad {
  readonly url: string;
  readonly seconds: number;
  /** Items of each order, and where their numbers begin. */
  readonly items: number;
  readonly storeId: number;
  readonly firstItem: number;
  /** In minor units, of each customer's item and those after it. */
  readonly prices: readonly number[];
  /** Told apart from other runs. */
  readonly run: number;
}

const CLIENTS = 64;
const DELIVERY = 3000;
const SERVICE = 1500;

const wire = (minor: number) => (minor / 100).toFixed(2);

/** A process of customers, 64 at a time, so that the server under load shares no thread with them. Each order is another customer's and of other items. */
const { url, seconds, items, storeId, firstItem, prices, run } = JSON.parse(process.argv[2] ?? '{}') as OrderLoad;
let n = 0;
const result = await autocannon({
  url,
  method: 'POST',
  connections: CLIENTS,
  duration: seconds,
  requests: [
    {
      setupRequest: (request: autocannon.Request) => {
        const customer = (n += 1) % (prices.length - items);
        const lines = prices
          .slice(customer, customer + items)
          .map((price, i) => ({ productId: firstItem + customer + i, quantity: 1, price: wire(price) }));
        const goods = prices.slice(customer, customer + items).reduce((sum, price) => sum + price, 0);
        return {
          ...request,
          headers: { 'content-type': 'application/json', cookie: cookieOf('passenger', customer + 1) },
          body: JSON.stringify({
            storeId,
            items: lines,
            subtotal: wire(goods),
            deliveryFee: wire(DELIVERY),
            serviceFee: wire(SERVICE),
            totalAmount: wire(goods + DELIVERY + SERVICE),
            deliveryAddress: { lat: -25.75, lng: 28.24, address: 'Bench', deliveryInstructions: '' },
            orderNumber: `GR${run}${String(n).padStart(7, '0')}`,
          }),
        };
      },
    },
  ],
});
process.send?.({ perSecond: result.requests.average, refused: result.non2xx + result.errors });
