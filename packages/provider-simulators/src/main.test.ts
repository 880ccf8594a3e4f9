import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const entry = fileURLToPath(new URL('main.ts', import.meta.url));

function start(demo: string) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    env: { ...process.env, DEMO: demo },
    stdio: 'pipe',
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { child, said: () => said, ended: once(child, 'exit') };
}

it.each(['0', ''])('answers nowhere with DEMO=%s', async (demo) => {
  const { said, ended } = start(demo);
  expect((await ended)[0]).toBe(1);
  expect(said()).toBe('');
});

it('answers on loopback in the demo, and ends with whoever started it', async () => {
  const { child, said, ended } = start('1');
  await once(child.stdout, 'data');
  const { url } = JSON.parse(said()) as { url: string };
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect((await fetch(`${url}/paystack/transaction/verify/x`)).status).toBe(401);
  child.stdin.end();
  expect((await ended)[0]).toBe(0);
});
