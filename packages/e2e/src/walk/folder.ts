import { fileURLToPath } from 'node:url';

/** Where the pictures and their index go; not committed. */
export const walkFolder = fileURLToPath(new URL('../../../../docs/walk/', import.meta.url));
export const walkSeed = Number(process.env['WALK_SEED'] ?? '1');
