/** The embedded PostgreSQL can't run here; the message is for the person who started the server. */
export class EmbeddedError extends Error {}
