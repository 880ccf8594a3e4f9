import autocannon from 'autocannon';
import { cookieOf } from '../people.ts';

/** A process of passengers, 64 at a time, who ask in turn what a trip costs, so that the server under load shares no thread with them. */
const [address = '', people = '1', seconds = '0', body = ''] = process.argv.slice(2);
const CLIENTS = 64;

let asked = 0;
const result = await autocannon({
  url: address,
  connections: CLIENTS,
  duration: Number(seconds),
  requests: [
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      setupRequest: (request: autocannon.Request) => {
        const cookie = cookieOf('passenger', 1 + (asked % Number(people)));
        asked += 1;
        return { ...request, headers: { ...request.headers, cookie } };
      },
    },
  ],
});
process.send?.({ perSecond: result.requests.average, refused: result.non2xx + result.errors });
