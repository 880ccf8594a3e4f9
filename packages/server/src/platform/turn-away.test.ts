import Fastify, { type LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { createAdmission } from './admission.ts';
import { turnAwayEarly } from './turn-away.ts';

/** A server whose line is as long as told, and the refusals that it holds back. */
function crowded() {
  const state = { full: true };
  const held: Array<() => void> = [];
  const app = Fastify();
  turnAwayEarly(app, { ...createAdmission(() => true), full: () => state.full }, (send) => held.push(send));
  app.get('/ordinary', { config: { rank: 'ordinary' } }, () => 'served');
  app.get('/emergency', () => 'served');
  const answers: LightMyRequestResponse[] = [];
  const ask = (url: string) => app.inject(url).then((answer) => answers.push(answer));
  return { state, held, ask, answers };
}

it('lets a refused client wait, so that it can not ask again at once, and serves what is never refused', async () => {
  const { state, held, ask, answers } = crowded();
  const refused = Promise.all([ask('/ordinary'), ask('/ordinary')]);
  await ask('/emergency');
  expect(answers.map(({ body }) => body)).toEqual(['served']);
  expect(held).toHaveLength(2);
  for (const send of held) send();
  await refused;
  expect(answers.slice(1).map(({ statusCode, headers }) => [statusCode, Number(headers['retry-after']) >= 2])).toEqual([
    [503, true],
    [503, true],
  ]);
  state.full = false;
  await ask('/ordinary');
  expect(answers.at(-1)?.body).toBe('served');
});

it('holds a bounded number of refusals, and refuses all others at once', async () => {
  const { held, ask, answers } = crowded();
  const asked = Array.from({ length: 5003 }, () => ask('/ordinary'));
  await expect.poll(() => answers.length).toBe(3);
  expect(held).toHaveLength(5000);
  for (const send of held) send();
  await Promise.all(asked);
  expect(answers.every(({ statusCode }) => statusCode === 503)).toBe(true);
});
