import autocannon from 'autocannon';
import { cookieOf } from '../people.ts';

/** A process of passengers, 64 at a time, who each ask for one ride, so that the server under load shares no thread with them. */
const [address = '', first = '0', passengers = '0', seconds = '0'] = process.argv.slice(2);
const CLIENTS = 64;

const body = JSON.stringify({
  pickupLocation: { lat: -29.85, lng: 31.02, address: 'Bench' },
  dropoffLocation: { lat: -29.8, lng: 31.05, address: 'Bench' },
  fare: '900',
  rideType: 'standard',
  paymentMethod: 'cash',
});
let asked = 0;
const result = await autocannon({
  url: address,
  connections: CLIENTS,
  duration: Number(seconds),
  requests: [
    {
      method: 'POST',
      path: '/api/rides',
      headers: { 'content-type': 'application/json' },
      body,
      setupRequest: (request: autocannon.Request) => {
        const cookie = cookieOf('passenger', Number(first) + asked);
        asked += 1;
        return { ...request, headers: { ...request.headers, cookie } };
      },
    },
  ],
});
const refused = result.non2xx + result.errors + Math.max(0, asked - Number(passengers));
process.send?.({ perSecond: result.requests.average, asked, refused });
