import { join } from 'node:path';
import { diskFiles } from '../adapters/disk-files.ts';
import { s3Files } from '../adapters/s3-files.ts';
import type { Config } from '../platform/config.ts';
import type { FileStore } from './ports.ts';

/** S3-compatible storage where it is set, else the data directory. */
const storeIn = (config: Config, folder: string): FileStore =>
  config.s3 === undefined ? diskFiles(join(config.dataDir, folder)) : s3Files(config.s3, folder);

/** Private files. */
export const fileStore = (config: Config): FileStore => storeIn(config, 'uploads');

/** What everybody may see, apart from what nobody may: no address of a picture opens a private file. */
export const pictureStore = (config: Config): FileStore => storeIn(config, 'pictures');
