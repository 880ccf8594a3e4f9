export { countDemand } from './count-demand.ts';
