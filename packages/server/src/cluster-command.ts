import { createServer, type AddressInfo } from 'node:net';
import { createBalancer } from './cluster/balancer.ts';
import { startChild, type ChildNode } from './cluster/child-node.ts';
import { ensureDatabase } from './cluster/database.ts';
import { readConfig, type Config } from './platform/config.ts';
import { ConfigError } from './platform/config-error.ts';

const DEFAULTS = { DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/safiri_cluster', REDIS_URL: 'redis://127.0.0.1:6379', DEMO: '1' };
const LOOPBACK = '127.0.0.1';

/** Two nodes that answer, one that dispatches and, in the demo, has the simulated city. */
const roles: ReadonlyArray<{ name: string; env: Record<string, string> }> = [
  { name: 'api 1', env: { DISPATCH: '0', CITY: '0' } },
  { name: 'api 2', env: { DISPATCH: '0', CITY: '0' } },
  { name: 'dispatcher', env: { DISPATCH: '1' } },
];

/** What the nodes trust: the balancer, and whatever stands in front of it. */
const behindOneMore = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? String(proxies + 1) : [...proxies, LOOPBACK].join(',');

const say = (line: string) => process.stdout.write(`${line}\n`);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, LOOPBACK, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts a small cluster on this machine: nodes as processes of their own, behind one address. */
async function main(): Promise<void> {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const env: Record<string, string | undefined> = { ...DEFAULTS, ...given };
  const config = readConfig(env);
  await ensureDatabase(env['DATABASE_URL'] ?? DEFAULTS.DATABASE_URL);

  const ports = await Promise.all(roles.map(freePort));
  const answering = ports.slice(0, 2).map((port) => `http://${LOOPBACK}:${port}`);
  const balancer = createBalancer(answering);
  await new Promise<void>((resolve, reject) => balancer.http.once('error', reject).listen(config.port, config.host, resolve));
  const { port } = balancer.http.address() as AddressInfo;
  const publicUrl = env['PUBLIC_URL'] ?? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;

  const nodes: ChildNode[] = [];
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await Promise.all(nodes.map((node) => node.stop()));
    await balancer.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

  const shared = { ...DEFAULTS, ...given, HOST: LOOPBACK, PUBLIC_URL: publicUrl, TRUST_PROXY: behindOneMore(config.trustProxy) };
  for (const [i, role] of roles.entries()) {
    if (stopping) return;
    const node = startChild(role.name, { ...shared, ...role.env, PORT: String(ports[i]) }, say);
    nodes.push(node);
    // One after the other: the first migrates the database, fills the demo and makes the keys that all share.
    await node.ready();
  }
  if (!stopping) say(`Safiri is open at ${publicUrl}: two nodes that answer, one that dispatches`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError || error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
