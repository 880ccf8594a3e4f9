// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { pickupPaths } from '@safiri/contract/pickups/paths.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { markReachable, markUnreachable } from '../platform/connection.ts';
import { fakeAudio, fakeMicrophone } from '../testing/fake-media.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip } from '../testing/people.ts';
import { PickupHintMore, PickupHintWords } from './pickup-hint-card.tsx';
import { PickupHintForm } from './pickup-hint-form.tsx';

const BLUE = 'Blue gate beside Shoprite';
const voiceUrl = `/api/pickup-hints/trip/${trip.id}/voice`;
const sentTo = '/api/uploads/a-voice-that-was-spoken';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return () => vi.restoreAllMocks();
});

const form = async (hint: Parameters<typeof PickupHintForm>[0]['hint'] = null) => {
  const onDone = vi.fn<() => void>();
  const opened = await openScreen(<PickupHintForm pickup={trip.pickupLocation} hint={hint} onDone={onDone} />, {
    at: '/ride-request',
    rooms: ['rides', 'rides-pickup'],
    user: naledi,
  });
  return { ...opened, onDone };
};
const button = (name: string) => screen.findByRole('button', { name });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

/** Speaks for three seconds, and stops. */
async function speak(press: Awaited<ReturnType<typeof openScreen>>['press'], { recorders }: ReturnType<typeof fakeMicrophone>) {
  await press.click(await button('Record a voice note'));
  await button('Stop recording');
  expect(screen.getByText('Keep or discard the voice note first.')).toBeTruthy();
  recorders.at(-1)?.slice(5000);
  now += 3000;
  await press.click(await button('Stop recording'));
  await screen.findByText('Voice note · 3 seconds');
}

describe('whoever is picked up', () => {
  it('speaks, listens, keeps it with a few words, and what was not sent is sent again', async () => {
    const microphone = fakeMicrophone();
    const { played } = fakeAudio();
    const { server, press, onDone } = await form();
    await speak(press, microphone);
    expect(microphone.stopped).toHaveBeenCalledTimes(1);
    expect(played).toHaveLength(0);
    await press.click(await button('Play the voice note'));
    expect(played).toHaveLength(1);

    server.refuses(pickupPaths.sendHintVoice, 'internal');
    await press.click(await button('Keep'));
    await screen.findByText('Not sent yet');
    expect(screen.getByText('Write a few words too, for drivers who cannot listen.')).toBeTruthy();
    expect(save().disabled).toBe(true);
    await press.type(screen.getByRole('textbox'), BLUE);
    server.replies(pickupPaths.sendHintVoice, { url: sentTo, mediaType: 'audio/webm', size: 5010 });
    await press.click(await button('Send again'));
    await screen.findByText('Ready to save');
    server.isAway(pickupPaths.keepHint);
    await press.click(save());
    await screen.findByRole('alert');
    server.replies(pickupPaths.keepHint, { id: 3, note: BLUE, photoUrl: null, voiceUrl: '/api/pickup-hints/3/voice' });
    act(() => void dispatchEvent(new Event('online')));
    await press.click(save());
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    const kept = server.requestsOf(pickupPaths.keepHint);
    expect(kept.at(-1)?.body).toMatchObject({ note: BLUE, photoUrl: null, voiceUrl: sentTo });
    expect(new Set(kept.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(server.requestsOf(pickupPaths.sendHintVoice)).toHaveLength(2);
  });

  it('sends it by itself once there is a connection again', async () => {
    const microphone = fakeMicrophone();
    fakeAudio();
    const { server, press, onDone } = await form({ id: 3, note: BLUE, photoUrl: null, voiceUrl: null });
    await speak(press, microphone);
    server.isAway(pickupPaths.sendHintVoice);
    await press.click(await button('Keep'));
    await screen.findByText('Not sent yet');
    // No connection, and then one again.
    act(markUnreachable);
    server.replies(pickupPaths.sendHintVoice, { url: sentTo, mediaType: 'audio/webm', size: 5010 });
    act(markReachable);
    await screen.findByText('Ready to save');
    server.replies(pickupPaths.keepHint, { id: 3, note: BLUE, photoUrl: null, voiceUrl: '/api/pickup-hints/3/voice' });
    await press.click(save());
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    expect(server.requestsOf(pickupPaths.keepHint)[0]?.body).toMatchObject({ voiceUrl: sentTo });
  });

  it('discards it; a slip of the finger is none; and one from before stays or is removed', async () => {
    const microphone = fakeMicrophone();
    const { played } = fakeAudio();
    const { server, press } = await form({ id: 3, note: BLUE, photoUrl: null, voiceUrl: '/api/pickup-hints/3/voice' });
    server.replies(pickupPaths.keepHint, { id: 3, note: BLUE, photoUrl: null, voiceUrl: null });
    await button('Play the voice note');
    await press.click(save());
    expect(server.requestsOf(pickupPaths.keepHint)[0]?.body).not.toHaveProperty('voiceUrl');
    await press.click(await button('Remove the voice note'));
    await press.click(save());
    expect(server.requestsOf(pickupPaths.keepHint)[1]?.body).toMatchObject({ voiceUrl: null });

    await press.click(await button('Record a voice note'));
    await press.click(await button('Stop recording'));
    await screen.findByText('That was too short. Tap and speak.');
    await speak(press, microphone);
    await press.click(await button('Discard'));
    await button('Record a voice note');
    expect([played.length, microphone.stopped.mock.calls.length]).toEqual([0, 2]);
  });

  it('reads in one line why nothing can be recorded, and writes instead', async () => {
    fakeMicrophone({ refused: 'NotAllowedError' });
    const { press } = await form();
    await press.click(await button('Record a voice note'));
    const refused = await button('Record a voice note');
    expect(refused.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('The microphone is not allowed here. Write it instead.')).toBeTruthy();
    await press.type(screen.getByRole('textbox'), BLUE);
    expect(save().disabled).toBe(false);
  });

  it('is told so at once where there is no recorder', async () => {
    fakeMicrophone();
    vi.stubGlobal('MediaRecorder', undefined);
    await form();
    expect(screen.getByText('No microphone can be used here. Write it instead.')).toBeTruthy();
  });
});

describe('the driver', () => {
  const card = async (answer: () => Promise<Response>) => {
    const audio = fakeAudio();
    const asked: string[] = [];
    const opened = await openScreen(
      <>
        <PickupHintWords ride={trip} />
        <PickupHintMore ride={trip} />
      </>,
      {
        at: '/active-ride',
        rooms: ['rides', 'rides-trip'],
        server: (server) => {
          server.replies(pickupPaths.tripHint, { hint: { note: BLUE, photoUrl: null, voiceUrl } });
          const others = fetch;
          vi.stubGlobal('fetch', (address: string, request?: RequestInit) => {
            if (address !== voiceUrl) return others(address, request);
            asked.push(address);
            return answer();
          });
        },
      },
    );
    return { ...opened, ...audio, asked };
  };
  const sound = async () => new Response(new Blob([new Uint8Array(9)]), { headers: { 'content-type': 'audio/webm' } });

  it('hears it once for each tap, never by itself, and reads the words beside it', async () => {
    const { press, played, all, asked } = await card(sound);
    const words = within(await screen.findByRole('region', { name: 'Find the passenger' }));
    expect(words.getByText(BLUE)).toBeTruthy();
    await button('Play the voice note');
    await expect.poll(() => asked.length).toBe(1);
    expect(played).toHaveLength(0);
    await press.click(await button('Play the voice note'));
    await button('Stop the voice note');
    expect(await screen.findByText('Voice note · 8 seconds')).toBeTruthy();
    act(() => all.at(-1)?.end());
    await button('Play the voice note');
    expect([played.length, asked.length]).toEqual([1, 1]);
    await press.click(await button('Play the voice note'));
    await press.click(await button('Stop the voice note'));
    await button('Play the voice note');
    expect([played.length, asked.length]).toEqual([2, 1]);
  });

  it('is told what did not load, and taps again', async () => {
    let away = true;
    const { press, played, asked } = await card(() => (away ? Promise.reject(new TypeError('Failed to fetch')) : sound()));
    await press.click(await button('Play the voice note'));
    await screen.findByText('The voice note did not load. Tap to try again.');
    expect(screen.getByText(BLUE)).toBeTruthy();
    expect(asked).toHaveLength(2);
    away = false;
    await press.click(await button('Play the voice note'));
    await button('Stop the voice note');
    expect(played).toEqual(['blob:heard']);
  });
});
