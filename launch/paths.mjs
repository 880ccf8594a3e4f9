import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout; every command runs here. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A file of the checkout. */
export const at = (...parts) => join(root, ...parts);

/** The start file of an installed tool, to be run by the right Node. */
export const tool = (...parts) => at('node_modules', ...parts);
