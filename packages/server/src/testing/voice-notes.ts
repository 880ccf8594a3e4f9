import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
  type MetadataTags,
} from 'mediabunny';

/** Twenty milliseconds of silence. */
const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe);
const OPUS_HEAD = Uint8Array.of(...Buffer.from('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0);
const AAC_HEAD = Uint8Array.of(0x12, 0x08);
const AAC_SILENCE = Uint8Array.of(0x00, 0xc8, 0x00, 0x80, 0x23, 0x80);

const formats = {
  webm: () => new WebMOutputFormat(),
  ogg: () => new OggOutputFormat(),
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
} as const;

interface Wishes {
  readonly seconds?: number;
  readonly format?: keyof typeof formats;
  readonly codec?: 'opus' | 'aac';
  readonly tags?: MetadataTags;
  /** Seconds from one packet to the next as the file says it; as the sound says it when not given. */
  readonly step?: number;
  /** Bytes that each packet is made longer by: noise. */
  readonly noise?: number;
  readonly head?: Uint8Array;
}

/** A voice note as a browser's recorder makes it. */
export async function voiceNote({
  seconds = 3,
  format = 'webm',
  codec = 'opus',
  tags,
  step,
  noise = 0,
  head,
}: Wishes = {}): Promise<Buffer> {
  const lasts = codec === 'opus' ? 0.02 : 1024 / 44_100;
  const packet = Uint8Array.of(...(codec === 'opus' ? SILENCE : AAC_SILENCE), ...Array.from({ length: noise }, (_, i) => (i * 97) % 251));
  const target = new BufferTarget();
  const output = new Output({ format: formats[format](), target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  if (tags !== undefined) output.setMetadataTags(tags);
  await output.start();
  const decoderConfig =
    codec === 'opus'
      ? { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000, description: head ?? OPUS_HEAD }
      : { codec: 'mp4a.40.2', numberOfChannels: 1, sampleRate: 44_100, description: head ?? AAC_HEAD };
  for (let n = 0; n < Math.round(seconds / lasts); n += 1)
    await source.add(new EncodedPacket(packet, 'key', n * (step ?? lasts), step ?? lasts), { decoderConfig });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}
