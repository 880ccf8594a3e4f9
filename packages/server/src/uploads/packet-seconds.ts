/** Milliseconds of one frame of Opus, by the five bits with which its packet begins (RFC 6716, section 3.1). */
function opusFrameMs(config: number): number {
  if (config < 12) return [10, 20, 40, 60][config % 4] ?? 0;
  if (config < 16) return [10, 20][config % 2] ?? 0;
  return [2.5, 5, 10, 20][config % 4] ?? 0;
}

/**
 * How long one packet sounds: an Opus packet says so itself, whatever the file around it says.
 * @returns seconds; 0 of what is no packet
 */
export function opusSeconds(packet: Uint8Array): number {
  const [head, counted = 0] = packet;
  if (head === undefined) return 0;
  const frames = [1, 2, 2, counted % 64][head % 4] ?? 0;
  return (frames * opusFrameMs(head >> 3)) / 1000;
}

/** Samples of a packet of AAC (ISO/IEC 14496-3, 4.5.1). */
const AAC_SAMPLES = 1024;

/** @param sampleRate as the file's own head says */
export const aacSeconds = (sampleRate: number): number => (sampleRate > 0 ? AAC_SAMPLES / sampleRate : 0);
