import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../platform/api-client.ts';
import { completeTraining } from './complete.ts';

const body = { progressId: 7, quizScore: 100, videoWatched: true, answers: { '1-1': 0 } };

afterEach(() => void vi.unstubAllGlobals());

describe('handing in a quiz', () => {
  it('throws "Failed to complete training" when the server fails, with the reason', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 500, statusText: 'Internal Server Error' }));
    const failed = await completeTraining(body, 'key').catch((error: unknown) => error as Error);
    expect(failed).toMatchObject({ message: 'Failed to complete training' });
    expect((failed as Error).cause).toBeInstanceOf(ApiError);
  });

  it('throws the same without a connection', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    await expect(completeTraining(body, 'key')).rejects.toThrow('Failed to complete training');
  });

  it('sends its key, so that a second try is the first', async () => {
    const send = vi.fn<typeof fetch>(async () => new Response(JSON.stringify({ status: 'completed' })));
    vi.stubGlobal('fetch', send);
    expect(await completeTraining(body, 'the key')).toEqual({ status: 'completed' });
    expect(send.mock.calls[0]?.[1]?.headers).toMatchObject({ 'idempotency-key': 'the key' });
  });
});
