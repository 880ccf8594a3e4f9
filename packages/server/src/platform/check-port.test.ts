import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { checkPort } from './check-port.ts';
import { ConfigError } from './config-error.ts';

const host = '127.0.0.1';

it('lets a free port pass and leaves it free, and says of a taken one which to try', async () => {
  const other = createServer().listen({ port: 0, host });
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(checkPort({ port, host })).rejects.toThrow(
    new ConfigError(`PORT=${port} is taken on ${host}. Set PORT to a free one, for example PORT=${port + 1}.`),
  );
  other.close();
  await once(other, 'close');
  await checkPort({ port, host });
  await checkPort({ port, host });
});

it('says that an address is not of this machine', async () => {
  await expect(checkPort({ port: 0, host: '203.0.113.7' })).rejects.toThrow('HOST="203.0.113.7" is not an address of this machine.');
});
