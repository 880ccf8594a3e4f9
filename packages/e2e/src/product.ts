import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseUrl, executeIn, type CopyStrategy } from '@safiri/db/platform/run-cluster.ts';

/** The server: as the launcher put it into one file, or, where somebody runs a journey without it, from its sources. */
const entry = process.env['SERVER_PROGRAM'] ?? fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The product as a person meets it: its own process, its own database, the demo's accounts without the simulated city. */
export interface Product {
  readonly address: string;
  /** Its folder, with the maps that were imported. */
  readonly dataDir: string;
  /** All that it printed so far. */
  said(): string;
  /** A command of the command line on its database, as an operator gives it: what it said. */
  command(file: string, ...args: string[]): string;
  /** One statement in its database. */
  execute(statement: string): Promise<void>;
  /** Messages of the written outbox, newest last. */
  outbox(): string[];
}

interface Running extends Product {
  /** Ends it, and leaves its folder. */
  stop(): Promise<void>;
}

/** @param databaseUrl its database @param dataDir its folder @param settings beside those of a demo without a city */
async function startProduct(databaseUrl: string, dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    CITY: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    REDIS_URL: '',
    RATE_LIMIT_FACTOR: '100',
    ...settings,
  };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const match = /is open at (\S+)/.exec(said);
      if (match?.[1] !== undefined) resolve(match[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    address,
    dataDir,
    said: () => said,
    command: (file, ...args) =>
      execFileSync(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL(`../../server/src/${file}`, import.meta.url)), ...args],
        {
          env,
          encoding: 'utf8',
        },
      ),
    execute: (statement) => executeIn(databaseUrl, statement),
    outbox: () => {
      const folder = join(dataDir, 'outbox');
      // Made with the first message.
      if (!existsSync(folder)) return [];
      return readdirSync(folder)
        .sort()
        .map((file) => readFileSync(join(folder, file), 'utf8'));
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The product for one file of journeys after the other, each with people, trips and money of its own. */
export interface Products {
  /** The product of a file; that of the file before is ended. With `DEMO=0` it begins empty, as an operator's own. */
  of(file: string, settings: Readonly<Record<string, string>>): Promise<Product>;
  close(): Promise<void>;
}

/** A demo as it is copied for each file: its database, by PostgreSQL, and its folder (keys, papers), by the system. */
export interface DemoTemplate {
  /** A database beside the template's, for making others. */
  readonly adminUrl: string;
  readonly name: string;
  readonly strategy: CopyStrategy;
  readonly dataDir: string;
}

/** Fills a new database and folder with the demo. A start on a copy takes a second or two, a demo made anew several. */
export async function fillTemplate({ adminUrl, name, dataDir }: Omit<DemoTemplate, 'strategy'>): Promise<void> {
  await executeIn(adminUrl, `create database ${name}`);
  await (await startProduct(databaseUrl(adminUrl, name), dataDir)).stop();
}

/** Starts the product on a copy of the demo for each file. */
export function createProducts({ adminUrl, name: template, strategy, dataDir: demo }: DemoTemplate): Products {
  const folders: string[] = [];
  let count = 0;
  let current: { file: string; name: string; product: Running } | undefined;
  const end = async () => {
    await current?.product.stop();
    if (current !== undefined) await executeIn(adminUrl, `drop database ${current.name} with (force)`);
    current = undefined;
  };
  return {
    async of(file, settings) {
      if (current?.file === file) return current.product;
      await end();
      count += 1;
      const name = `${template}_${process.pid}_${count}`;
      const dataDir = mkdtempSync(join(tmpdir(), 'safiri-e2e-'));
      folders.push(dataDir);
      const isDemo = settings['DEMO'] !== '0';
      if (isDemo) cpSync(demo, dataDir, { recursive: true });
      await executeIn(adminUrl, `create database ${name}${isDemo ? ` template ${template} strategy ${strategy}` : ''}`);
      current = { file, name, product: await startProduct(databaseUrl(adminUrl, name), dataDir, settings) };
      return current.product;
    },
    async close() {
      await end();
      for (const one of folders) rmSync(one, { recursive: true, force: true });
    },
  };
}
