export { createDemand } from './demand.ts';
export { holdLease, type Lease } from './lease.ts';
export { createPorts } from './ports.ts';
export { presentOffer } from './present.ts';
export { findLiveOffer } from './queries.ts';
export { withdrawOfferOf } from './withdraw.ts';
