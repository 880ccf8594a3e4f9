/** Addresses of the built files, put in by build/worker.mjs. */
declare const SAFIRI_FILES: {
  /** Changes whenever one of the files does. */
  readonly version: string;
  /** What opens the app: the empty page, the entry with its styles, what it begins at rest, the font. */
  readonly shell: readonly string[];
  /** What the screens of a trip and of an emergency need, and where signing out leads. */
  readonly trip: readonly string[];
  /** The same in another language. */
  readonly languages: Readonly<Record<import('@safiri/rules/languages.ts').Language, readonly string[]>>;
};
