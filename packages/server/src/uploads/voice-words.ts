import { HINT_VOICE_BYTES, HINT_VOICE_SECONDS } from '@safiri/rules/pickups/hint.ts';

/** Why a voice note is refused; apart from what reads one, which is loaded when somebody speaks. */
export const VOICE_TOO_LONG = `A voice note has at most ${HINT_VOICE_SECONDS} seconds and ${HINT_VOICE_BYTES / 1000} kB`;
export const VOICE_TYPE = 'Only a voice note is accepted here. Record it again';
