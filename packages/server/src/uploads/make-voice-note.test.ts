import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { HINT_VOICE_BYTES, HINT_VOICE_SECONDS } from '@safiri/rules/pickups/hint.ts';
import { smallPhoto } from '../testing/photos.ts';
import { voiceNote } from '../testing/voice-notes.ts';
import { makeVoiceNote } from './make-voice-note.ts';
import { aacSeconds, opusSeconds } from './packet-seconds.ts';

async function made(sent: Buffer): Promise<{ content: Buffer; mediaType: string }> {
  const note = await makeVoiceNote(sent);
  if ('refused' in note) throw new Error(note.refused);
  return note;
}
async function codeOf(sent: Buffer): Promise<string | undefined> {
  const note = await makeVoiceNote(sent);
  return 'refused' in note ? note.code : undefined;
}
const secondsOf = (content: Buffer) => new Input({ source: new BufferSource(content), formats: ALL_FORMATS }).computeDuration();

describe('a voice note', () => {
  it.each([
    ['webm', 'opus', 'audio/webm'],
    ['ogg', 'opus', 'audio/webm'],
    ['mp4', 'opus', 'audio/webm'],
    ['mp4', 'aac', 'audio/mp4'],
  ] as const)('that comes in %s with %s is kept as %s, as long as it was', async (format, codec, mediaType) => {
    const note = await made(await voiceNote({ format, codec }));
    expect(note.mediaType).toBe(mediaType);
    expect(await secondsOf(note.content)).toBeCloseTo(3, 1);
  });

  it('keeps the sound and nothing else of its file', async () => {
    const tags = { title: 'SecretTitle', artist: 'SecretName', comment: 'SecretPlace', date: new Date('2026-01-02T03:04:05Z') };
    for (const format of ['webm', 'ogg', 'mp4'] as const) {
      const sent = await voiceNote({ format, tags });
      expect(sent.includes('SecretName'), format).toBe(true);
      expect((await made(sent)).content.includes('Secret'), format).toBe(false);
    }
    // Behind the file, and behind the head of its sound.
    const behind = await made(Buffer.concat([await voiceNote(), Buffer.from('SecretTail')]));
    expect(behind.content.includes('Secret')).toBe(false);
    const opus = Uint8Array.of(...Buffer.from('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0, ...Buffer.from('SecretHead'));
    const aac = Uint8Array.of(0x12, 0x08, ...Buffer.alloc(14), ...Buffer.from('SecretHead'));
    for (const sent of [await voiceNote({ head: opus }), await voiceNote({ format: 'mp4', codec: 'aac', head: aac })]) {
      expect(sent.includes('SecretHead')).toBe(true);
      expect((await made(sent)).content.includes('Secret')).toBe(false);
    }
  });

  it('is cut at its last second where a timer was late, and refused when it is longer, whatever its file says', async () => {
    const late = await made(await voiceNote({ seconds: HINT_VOICE_SECONDS + 0.6 }));
    const kept = await secondsOf(late.content);
    expect(kept).toBeLessThanOrEqual(HINT_VOICE_SECONDS);
    expect(kept).toBeGreaterThan(HINT_VOICE_SECONDS - 0.1);
    expect(await codeOf(await voiceNote({ seconds: 20 }))).toBe('voice_too_long');
    expect(await codeOf(await voiceNote({ seconds: 20, codec: 'aac', format: 'mp4' }))).toBe('voice_too_long');
    // Twenty seconds that the file calls two.
    expect(await codeOf(await voiceNote({ seconds: 20, step: 0.002 }))).toBe('voice_too_long');
    const large = await voiceNote({ seconds: 14, noise: 90 });
    expect(large.length).toBeGreaterThan(HINT_VOICE_BYTES);
    expect(await codeOf(large)).toBe('voice_too_long');
  });

  it.each([
    ['a picture', smallPhoto],
    ['nothing', async () => Buffer.alloc(0)],
    ['half a file', async () => (await voiceNote()).subarray(0, 200)],
    ['without a sound', () => voiceNote({ seconds: 0.001 })],
    ['of six channels', () => voiceNote({ head: Uint8Array.of(...Buffer.from('OpusHead'), 1, 6, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 1) })],
  ])('is none when it is %s', async (_what, sent) => {
    expect(await codeOf(await sent())).toBe('voice_type');
  });
});

it('packets say themselves how long they sound', () => {
  // Of one, two and three frames of 20 ms, of 60 ms, of 2.5 ms; then what is none.
  expect([[0xf8], [0xf9], [0xfb, 3], [0x18], [0xe0], [], [0xfb]].map((bytes) => opusSeconds(Uint8Array.from(bytes)))).toEqual([
    0.02, 0.04, 0.06, 0.06, 0.0025, 0, 0,
  ]);
  expect(aacSeconds(44_100)).toBeCloseTo(0.0232, 4);
  expect(aacSeconds(0)).toBe(0);
});
