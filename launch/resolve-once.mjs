import { registerHooks } from 'node:module';

/*
 * Node reads a package's package.json anew for every import of it and for every file within it, and that of our largest library has 180 kB:
 * more than half of a start's processor time went into it. What a name means, and which format a folder's files have, is asked once here.
 * Loaded ahead of a program by NODE_OPTIONS (`runtime.mjs`); without it everything works, slower.
 */

/** Where a package's name leads, by name, the package that asks (each may have a version of its own) and conditions. */
const resolved = new Map();
/** The format of files of an ending in a folder: the package.json that decides it is the folder's or one above. */
const formats = new Map();

const RELATIVE_FILE = /^\.\.?\/.*(\.[cm]?[jt]s)$/;
/** What follows the folder of a package in the address of a file: the innermost, whatever folders of such names lie around it. */
const WITHIN_PACKAGE = /^(.*(?:\/node_modules\/(?:@[^/]+\/)?[^/]+|\/packages\/[^/]+))\/.*$/;
const PACKAGE = /^(?:@\w[\w.-]*\/)?\w[\w.-]*(?:\/|$)/;

registerHooks({
  resolve(specifier, context, next) {
    const { conditions, parentURL } = context;
    const extension = RELATIVE_FILE.exec(specifier)?.[1];
    if (extension !== undefined && conditions.includes('import') && parentURL?.startsWith('file:')) {
      const { href } = new URL(specifier, parentURL);
      const key = href.slice(0, href.lastIndexOf('/')) + extension;
      const format = formats.get(key);
      if (format !== undefined) return { url: href, format, shortCircuit: true };
      const found = next(specifier, context);
      // A link to a file elsewhere says nothing of its neighbours.
      if (found.url === href && found.format) formats.set(key, found.format);
      return found;
    }
    if (!PACKAGE.test(specifier) || !parentURL?.startsWith('file:')) return next(specifier, context);
    const key = [specifier, parentURL.replace(WITHIN_PACKAGE, '$1'), ...conditions].join(' ');
    const known = resolved.get(key) ?? next(specifier, context);
    resolved.set(key, known);
    return { ...known, shortCircuit: true };
  },
});
