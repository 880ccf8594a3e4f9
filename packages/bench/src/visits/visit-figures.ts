import { openPhone, type Traffic, trafficOf, watchShifts } from './phone.ts';
import { openProduct } from './product.ts';

interface Goals {
  /** Kilobytes of script, as sent. */
  readonly scriptKb?: number;
  readonly requests?: number;
}

interface Visited {
  readonly path: string;
  readonly by: 'anybody' | 'passenger' | 'driver';
  readonly goals?: Goals;
}

const visited: readonly Visited[] = [
  { path: '/', by: 'anybody', goals: { requests: 15 } },
  { path: '/services', by: 'anybody' },
  { path: '/auth', by: 'anybody' },
  { path: '/city-heat-map', by: 'anybody' },
  { path: '/passenger', by: 'passenger', goals: { scriptKb: 130 } },
  // With its map; what is loaded until a quote can be asked is a figure of `web`.
  { path: '/ride-request', by: 'passenger', goals: { scriptKb: 195 } },
  { path: '/ride-history', by: 'passenger' },
  { path: '/food-delivery', by: 'passenger' },
  { path: '/grocery-delivery', by: 'passenger' },
  { path: '/parcel-delivery', by: 'passenger' },
  { path: '/orders', by: 'passenger' },
  { path: '/scholar-rides', by: 'passenger' },
  { path: '/safety', by: 'passenger' },
  { path: '/profile', by: 'passenger' },
  { path: '/settings', by: 'passenger' },
  { path: '/live-chat', by: 'passenger' },
  { path: '/driver', by: 'driver' },
  { path: '/driver-earnings', by: 'driver' },
  { path: '/driver-verification', by: 'driver' },
  { path: '/driver-training', by: 'driver' },
];

export interface VisitFigures {
  readonly path: string;
  readonly traffic: Traffic;
  /** Share of the screen that moved times how far, summed up. */
  readonly shift: number;
  readonly goals?: Goals;
}

/** Each screen as the first that a phone ever opens here. */
export async function visitFigures(chromium: string | undefined): Promise<VisitFigures[]> {
  const product = await openProduct(chromium);
  const figures: VisitFigures[] = [];
  try {
    for (const { path, by, goals } of visited) {
      const visitor = by === 'anybody' ? { address: product.address, kept: {} } : await product.visitor(by);
      const phone = await openPhone(product.browser, visitor, 2);
      const shiftNow = await watchShifts(phone);
      const traffic = await trafficOf(phone, path);
      figures.push({ path, traffic, shift: await shiftNow(), ...(goals === undefined ? {} : { goals }) });
      await phone.close();
    }
  } finally {
    await product.close();
  }
  return figures;
}
