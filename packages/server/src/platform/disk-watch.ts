import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { fullDisk, type Db } from '@safiri/db/platform/connect.ts';

export type Disk = 'database' | 'files';

/** Knows which disk has no room: a failed write tells it, and it looks again until there is room. */
export interface DiskWatch {
  /** The disk that was full, when that is why something failed; it is remembered. */
  note(error: unknown): Disk | undefined;
  /** The disks that have no room now. */
  full(): Promise<Disk[]>;
}

/** Less than this is no room: PostgreSQL writes its log in pieces of this size. */
const ROOM_BYTES = 16 * 1024 * 1024;
const PROBE_BYTES = 1024 * 1024;
/** A look is believed this long, however often it is asked for. */
const BELIEVED_MS = 2000;

/** Whether the data directory's disk has no room; false where that can't be told, or there is no such folder. */
async function isNearlyFull(dataDir: string): Promise<boolean> {
  const disk = await statfs(dataDir).catch(() => undefined);
  return disk !== undefined && disk.blocks > 0 && disk.bavail * disk.bsize < ROOM_BYTES;
}

/** What a write needs, tried for real: a quota is seen by nothing else. */
async function tryFile(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'room.probe');
  try {
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile(Buffer.alloc(PROBE_BYTES, 1));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}

/** A table of a megabyte or so that goes with its transaction. */
const tryTable = (db: Db) =>
  db.transaction((tx) =>
    tx.execute(sql`create temporary table room_probe on commit drop as select repeat(md5(n::text), 30) from generate_series(1, 1000) n`),
  );

export function watchDisks(db: Db, dataDir: string): DiskWatch {
  const noted = new Set<Disk>();
  const probes: Record<Disk, () => Promise<unknown>> = { database: () => tryTable(db), files: () => tryFile(dataDir) };
  const isFull = async (disk: Disk): Promise<boolean> => {
    if (disk === 'files' && (await isNearlyFull(dataDir))) return true;
    if (!noted.has(disk)) return false;
    try {
      await probes[disk]();
    } catch (error) {
      // Failed for another reason, it is another's to tell.
      if (fullDisk(error) === disk) return true;
    }
    noted.delete(disk);
    return false;
  };
  let looked: { at: number; full: Promise<Disk[]> } | undefined;
  return {
    note(error) {
      const disk = fullDisk(error);
      if (disk !== undefined && !noted.has(disk)) {
        noted.add(disk);
        looked = undefined;
      }
      return disk;
    },
    full() {
      const now = performance.now();
      if (looked === undefined || now - looked.at > BELIEVED_MS) {
        const look = async () => {
          const answers = await Promise.all((['database', 'files'] as const).map(async (disk) => ((await isFull(disk)) ? [disk] : [])));
          return answers.flat();
        };
        looked = { at: now, full: look() };
      }
      return looked.full;
    },
  };
}
