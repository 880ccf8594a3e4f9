import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient as generate } from '@hey-api/openapi-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, PASSWORD } from '../testing/people.ts';

const world = useWorld({ dispatch: true });
const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** Inside the checkout, so that the types of Node are found. */
const folder = join(root, '.launch', 'api-client');

/** Those of somebody who takes types seriously. */
const strict = {
  extends: '../../tsconfig.base.json',
  compilerOptions: { lib: ['es2024', 'dom', 'dom.iterable'], exactOptionalPropertyTypes: false, noUncheckedIndexedAccess: false },
  include: ['**/*.ts'],
};

describe('a client generated from /openapi.json', () => {
  beforeAll(async () => {
    const document = (await (await fetch(`${world.node.address}/openapi.json`)).json()) as Record<string, unknown>;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await generate({
      input: document,
      output: { path: join(folder, 'client'), module: { extension: '.ts' } },
      plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
      logs: { level: 'silent' },
    });
    cpSync(join(root, 'docs', 'api-example', 'ride.ts'), join(folder, 'ride.ts'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(strict));
  });

  it('compiles, with a program that uses it', async () => {
    const tsc = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin', 'tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', folder]).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  });

  it('carries a ride from the request to the receipt', async () => {
    const [rider, courier] = [await passenger(world), await driver(world)];
    const env = { ...process.env, BASE_URL: world.node.address, PASSENGER: rider.email, DRIVER: courier.email, PASSWORD };
    const { stdout } = await run(process.execPath, [join(folder, 'ride.ts')], { env });
    expect(JSON.parse(stdout)).toMatchObject({ passengerName: 'Lerato M.', driverName: 'Thabo N.', currency: 'ZAR' });
  });
});
