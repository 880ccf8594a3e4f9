/** A file that can't be imported or read; the message is for the person who gave it. */
export class ImportError extends Error {}
