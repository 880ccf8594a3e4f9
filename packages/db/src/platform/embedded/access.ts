import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openSocketFolder, type Home } from './home.ts';
import type { Postmaster } from './postmaster.ts';

/** Where there are no unix sockets with owners, PostgreSQL listens on a loopback port and asks for a password. */
const byPort = process.platform === 'win32';
/** Names the socket's file; no port of the machine is used. */
const SOCKET_PORT = 5432;

/** The cluster's password, where one is needed: made once, kept in the data directory. */
export function passwordFile(home: Home): string | undefined {
  if (!byPort) return undefined;
  const file = join(home.base, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return file;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The settings by which only this server reaches PostgreSQL. */
export async function listenSettings(home: Home): Promise<Record<string, string>> {
  if (byPort) return { listen_addresses: '127.0.0.1', port: String(await freePort()) };
  const folder = openSocketFolder(home);
  return {
    listen_addresses: '',
    port: String(SOCKET_PORT),
    // A list: quoted, so that a comma or a space in the path stays part of it.
    unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    // A query whose client was killed ends within seconds, and lets go of what it held.
    client_connection_check_interval: '2s',
  };
}

/** The address of a database of a running PostgreSQL. */
export function addressOf(home: Home, { port, socketFolder }: Postmaster, database: string): string {
  const file = passwordFile(home);
  if (file !== undefined) return `postgres://postgres:${readFileSync(file, 'utf8')}@127.0.0.1:${port}/${database}?sslmode=disable`;
  return `postgres://postgres@localhost:${port}/${database}?host=${encodeURIComponent(socketFolder)}&sslmode=disable`;
}
