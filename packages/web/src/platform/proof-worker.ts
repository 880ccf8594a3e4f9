import { solvePuzzle, type Puzzle } from '@safiri/rules/auth/proof-of-work.ts';

// Beside the page, which stays quick meanwhile.
addEventListener('message', ({ data }: MessageEvent<Puzzle>) => postMessage(solvePuzzle(data)));
