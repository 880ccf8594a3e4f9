import { startEmbedded } from '../embedded.ts';
import { holdInstanceLock } from '../instance-lock.ts';

/** A server that tests can kill: it starts PostgreSQL on the folder named, takes the lock, says so, and waits. */
const [dataDir = '', reachableRoot = ''] = process.argv.slice(2);
const { url, adopted } = await startEmbedded({ dataDir, reachableRoot, log: () => {} });
const lock = await holdInstanceLock(url);
process.stdout.write(`${JSON.stringify({ url, adopted, locked: lock !== null })}\n`);
setInterval(() => {}, 60_000);
