/** A photo or a paper, as its content says. */
export const paperTypes = ['image/jpeg', 'application/pdf'] as const;
export type PaperType = (typeof paperTypes)[number];

/** What was spoken: Opus is kept in WebM, AAC in MP4. */
export const voiceTypes = ['audio/webm', 'audio/mp4'] as const;
export type VoiceType = (typeof voiceTypes)[number];

/** What a file of a person may be. */
export const mediaTypes = [...paperTypes, ...voiceTypes] as const;
export type MediaType = (typeof mediaTypes)[number];
