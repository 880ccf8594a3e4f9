// packages/rules/src/uploads/media-types.ts
/** A photo or a paper, as its content says. */
var paperTypes = ["image/jpeg", "application/pdf"];
/** What was spoken: Opus is kept in WebM, AAC in MP4. */
var voiceTypes = ["audio/webm", "audio/mp4"];
[...paperTypes, ...voiceTypes];
/** Whether a check says who somebody is by name: it then ends with the name. */
var isAboutName = (kind) => kind === "id";
export { isAboutName as t };
