import type { Part } from './part.ts';
import { capacity } from './parts/capacity.ts';
import { creations, offers, orders, reads } from './parts/api.ts';
import { assignment, nearest, roads } from './parts/dispatch.ts';
import { nodes } from './parts/nodes.ts';
import { earnings, emergencies } from './parts/people.ts';
import { growth, hugeGrowth } from './parts/growth.ts';
import { integrity } from './parts/integrity.ts';
import { completions, payments } from './parts/money.ts';
import { firstMap, mapImport, placeSearch } from './parts/maps.ts';
import { install } from './parts/install.ts';
import { ingest } from './parts/ingest.ts';
import { push, streams } from './parts/push.ts';
import { quotes } from './parts/quotes.ts';
import { lighthouse, usable, visits, web } from './parts/web.ts';

/** In the order in which they run. */
export const parts: readonly Part[] = [
  nearest,
  assignment,
  roads,
  placeSearch,
  streams,
  offers,
  reads,
  creations,
  quotes,
  orders,
  capacity,
  emergencies,
  earnings,
  payments,
  completions,
  nodes,
  push,
  ingest,
  install,
  web,
  visits,
  usable,
  lighthouse,
  firstMap,
  growth,
  hugeGrowth,
  integrity,
  mapImport,
];

/** What `npm run fit` measures, on trips that are not here. */
export const FITTED = 'times';

/** The parts of the page, in its order. */
export const pageParts: readonly string[] = [...parts.map(({ name }) => name), FITTED];
