import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { installedChromium } from './chromium.mjs';

it('a browser that only tells how to install one is passed over, and one that starts is taken', () => {
  const folder = mkdtempSync(join(tmpdir(), 'safiri browser-'));
  const [stub, real] = [join(folder, 'stub'), join(folder, 'real')];
  writeFileSync(stub, '#!/bin/sh\nexit 10\n', { mode: 0o755 });
  writeFileSync(real, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const tools = { node: process.execPath, env: { PATH: process.env.PATH } };
  expect(installedChromium(tools, [stub, real])).toBe(real);
  expect(installedChromium({ ...tools, env: { CHROMIUM_PATH: real } }, [stub])).toBe(real);
  expect(() => installedChromium({ ...tools, env: { CHROMIUM_PATH: stub } }, [real])).toThrow(/does not start/);
  rmSync(folder, { recursive: true });
});
