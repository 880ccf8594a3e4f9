import { join } from 'node:path';
import { diskFiles } from '../adapters/disk-files.ts';
import { s3Files } from '../adapters/s3-files.ts';
import type { Config } from '../platform/config.ts';
import type { FileStore } from './ports.ts';

/** S3-compatible storage where it is set, else the data directory. */
export function fileStore(config: Config): FileStore {
  return config.s3 === undefined ? diskFiles(join(config.dataDir, 'uploads')) : s3Files(config.s3);
}
