import fc from 'fast-check';
import { searchRuns, searchSeed } from './search.ts';

fc.configureGlobal({ numRuns: searchRuns(), ...(searchSeed === undefined ? {} : { seed: searchSeed }) });
