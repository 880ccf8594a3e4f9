import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  Logging,
  LogLevel,
  MP4,
  Mp4OutputFormat,
  OGG,
  Output,
  WEBM,
  WebMOutputFormat,
  type InputAudioTrack,
} from 'mediabunny';
import { HINT_VOICE_BYTES, HINT_VOICE_SECONDS } from '@safiri/rules/pickups/hint.ts';
import type { VoiceType } from '@safiri/rules/uploads/media-types.ts';
import { aacSeconds, opusSeconds } from './packet-seconds.ts';
import type { Refused } from './recognise.ts';
import { VOICE_TOO_LONG, VOICE_TYPE } from './voice-words.ts';

// What is wrong with a file is told to its sender, not to the log.
Logging.level = LogLevel.Silent;

/** A recorder stops by a timer, and a busy phone's is late: so much more is cut off, not refused. */
const LATE_SECONDS = 1;

const notHeard: Refused = { refused: VOICE_TYPE, code: 'voice_type' };
const tooLong: Refused = { refused: VOICE_TOO_LONG, code: 'voice_too_long' };

/** The only track of the file, when it is one of sound in a coding that every browser plays. */
async function soundOf(input: Input): Promise<{ track: InputAudioTrack; codec: 'opus' | 'aac' } | undefined> {
  const tracks = await input.getTracks();
  const [track] = tracks;
  if (tracks.length !== 1 || track === undefined || !track.isAudioTrack()) return undefined;
  const codec = await track.getCodec();
  return codec === 'opus' || codec === 'aac' ? { track, codec } : undefined;
}

/** Bytes that say all there is of one or two channels of Opus (RFC 7845, section 5.1), and of AAC; further ones could say anything. */
const HEAD_BYTES = { opus: 19, aac: 16 } as const;

/** What a player needs to know before the first packet, and no byte more. */
async function headOf(track: InputAudioTrack, codec: 'opus' | 'aac'): Promise<AudioDecoderConfig | undefined> {
  const config = await track.getDecoderConfig();
  if (config === null || config.numberOfChannels > 2 || !ArrayBuffer.isView(config.description)) return undefined;
  const { buffer, byteOffset, byteLength } = config.description;
  const description = new Uint8Array(buffer, byteOffset, byteLength).slice(0, HEAD_BYTES[codec]);
  // More channels than two are coded by a table, which would be cut off.
  return codec === 'opus' && description[18] !== 0 ? undefined : { ...config, description };
}

/** Packs the packets of sound anew. Times are those of the sound itself: a file's own may say anything. */
async function packed(track: InputAudioTrack, codec: 'opus' | 'aac'): Promise<Buffer | Refused> {
  const decoderConfig = await headOf(track, codec);
  if (decoderConfig === undefined) return notHeard;
  const target = new BufferTarget();
  const output = new Output({
    format: codec === 'opus' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target,
  });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  let seconds = 0;
  for await (const { data } of new EncodedPacketSink(track).packets()) {
    const lasts = codec === 'opus' ? opusSeconds(data) : aacSeconds(decoderConfig.sampleRate);
    if (lasts <= 0) return notHeard;
    if (seconds + lasts > HINT_VOICE_SECONDS + LATE_SECONDS) return tooLong;
    if (seconds + lasts <= HINT_VOICE_SECONDS) await source.add(new EncodedPacket(data, 'key', seconds, lasts), { decoderConfig });
    seconds += lasts;
  }
  if (seconds === 0) return notHeard;
  await output.finalize();
  const content = Buffer.from(target.buffer ?? new ArrayBuffer());
  return content.length > HINT_VOICE_BYTES ? tooLong : content;
}

/**
 * Makes a voice note of what a browser recorded: the sound alone, in a file of our own. Tags, pictures, other tracks, the recorder's
 * name and times, and whatever else lies in the file stay behind.
 */
export async function makeVoiceNote(sent: Buffer): Promise<{ content: Buffer; mediaType: VoiceType } | Refused> {
  const input = new Input({ source: new BufferSource(sent), formats: [WEBM, MP4, OGG] });
  try {
    const sound = await soundOf(input);
    if (sound === undefined) return notHeard;
    const content = await packed(sound.track, sound.codec);
    return 'refused' in content ? content : { content, mediaType: sound.codec === 'opus' ? 'audio/webm' : 'audio/mp4' };
  } catch {
    // A file that is broken, or none of these.
    return notHeard;
  } finally {
    input.dispose();
  }
}
