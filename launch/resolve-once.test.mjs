import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { startingQuickly } from './runtime.mjs';

/** Files of a checkout of packages, each with what Node's own way of resolving could tell apart. */
const files = {
  'main.ts': `
    import { told as one } from 'one';
    import { told as other } from 'other';
    import { own } from './folder with a space/own.ts';
    import { createRequire } from 'node:module';
    const required: string = createRequire(import.meta.url)('common');
    await import('missing').catch(({ code }) => console.log(code));
    await import('./nowhere.ts').catch(({ code }) => console.log(code));
    console.log([one, other, own, required].join(' '));`,
  'folder with a space/own.ts': "import { own as beside } from './beside.ts'; export const own: string = beside;",
  'folder with a space/beside.ts': "export const own: string = 'beside';",
  'node_modules/shared/package.json': '{ "type": "module", "exports": "./new.js" }',
  'node_modules/shared/new.js': "export const version = 'new';",
  'node_modules/one/package.json': '{ "type": "module", "exports": "./one.js" }',
  'node_modules/one/one.js': "import { version } from 'shared'; export const told = `one:${version}`;",
  'node_modules/other/package.json': '{ "type": "module", "exports": "./lib/other.js" }',
  'node_modules/other/lib/other.js':
    "import { version } from 'shared'; import own from 'common'; import old from './old/old.js'; export const told = `other:${version}:${old}:${own}`;",
  // A folder of another format within a package, and a version of its own.
  'node_modules/other/lib/old/package.json': '{ "type": "commonjs" }',
  'node_modules/other/lib/old/old.js': "module.exports = require('./types');",
  'node_modules/other/lib/old/types/index.js': "module.exports = 'common';",
  'node_modules/other/node_modules/shared/package.json': '{ "type": "module", "exports": "./old.js" }',
  'node_modules/other/node_modules/shared/old.js': "import own from 'common'; export const version = `old:${own}`;",
  // A package of a package of a package, which the ones around it do not see.
  'node_modules/other/node_modules/shared/node_modules/common/package.json': '{ "main": "index.js" }',
  'node_modules/other/node_modules/shared/node_modules/common/index.js': "module.exports = 'nested';",
  'node_modules/common/package.json': '{ "main": "index.js" }',
  'node_modules/common/index.js': "module.exports = require('./part').part;",
  'node_modules/common/part.js': "exports.part = 'required';",
};

it.each(['', 'packages/checkout'])(
  'finds each module where Node finds it, in a checkout at "%s": versions, formats, what is missing',
  (at) => {
    const made = mkdtempSync(join(tmpdir(), 'safiri-resolve-'));
    const folder = join(made, at);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const said = (env) => {
      const { stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', join(folder, 'main.ts')], {
        env,
        encoding: 'utf8',
      });
      return `${stderr}${stdout}`;
    };
    const { NODE_OPTIONS: _options, ...plain } = process.env;
    expect(said(plain)).toBe('ERR_MODULE_NOT_FOUND\nERR_MODULE_NOT_FOUND\none:new other:old:nested:common:required beside required\n');
    expect(said(startingQuickly(plain, join(folder, 'compiled')))).toBe(said(plain));
    rmSync(made, { recursive: true });
  },
);
