import { expect, it } from 'vitest';
import { runInEach } from './run-in-each.ts';

it('does the work of every room, whichever fails, and says at the end what did', async () => {
  const done: string[] = [];
  const logged: unknown[] = [];
  const rooms = ['first', 'broken', 'last'].map((name) => ({
    name,
    hourly: async () => (name === 'broken' ? Promise.reject(new Error('away')) : void done.push(name)),
  }));
  const log = { error: (fields: unknown) => void logged.push(fields) };
  await expect(runInEach(rooms, 'hourly', {}, log)).rejects.toMatchObject({ errors: [{ message: 'away' }] });
  expect(done).toEqual(['first', 'last']);
  expect(logged).toMatchObject([{ room: 'broken', job: 'hourly' }]);
  await runInEach(rooms, 'everyMinute', {}, log);
});
