/** A setting has a value that can't be used; the message is one line that names it. */
export class ConfigError extends Error {}
