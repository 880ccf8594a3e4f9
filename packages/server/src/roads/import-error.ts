/** A file of roads that can't be used; the message is for the person who gave it. */
export class RoadsError extends Error {}
