import { sha256 } from '@noble/hashes/sha2.js';
import { solvePuzzle, type Puzzle } from '@safiri/rules/auth/proof-of-work.ts';

const encoder = new TextEncoder();

// Beside the page, which stays quick meanwhile.
addEventListener('message', ({ data }: MessageEvent<Puzzle>) => postMessage(solvePuzzle(data, (text) => sha256(encoder.encode(text)))));
