import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';

type Address = Pick<Config, 'port' | 'host'>;

/** In words why a server cannot listen there; any other error as it is. */
export function listenFault(error: unknown, { port, host }: Address): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new ConfigError(`PORT=${port} is taken on ${host}. Set PORT to a free one, for example PORT=${port + 1}.`);
  if (code === 'EACCES') return new ConfigError(`PORT=${port} may not be used by this user. Set PORT to one above 1023.`);
  return code === 'EADDRNOTAVAIL' ? new ConfigError(`HOST="${host}" is not an address of this machine.`) : error;
}

/**
 * Whether a server can listen there, asked before anything that takes long is begun.
 * @throws ConfigError why it cannot
 */
export function checkPort(address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenFault(error, address) as Error));
    probe.listen({ port: address.port, host: address.host }, () => probe.close(() => resolve()));
  });
}
