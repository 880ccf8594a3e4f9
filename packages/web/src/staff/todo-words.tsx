import { Fragment } from 'react';

/** A command of the server, or a setting of it, within a sentence. */
const WRITTEN = /“(npm run [^”]+)”|\b([A-Z]{3,}(?:_[A-Z]+)+|DEMO=0)\b/;
/** Where a page of the console is: the terminal reads it, the console leads there by a link. */
const PAGE = / \(\/staff[^)]*\)/g;

/** The commands that a sentence names. */
export const commandsIn = (sentence: string): string[] =>
  [...sentence.matchAll(/“(npm run [^”]+)”/g)].flatMap(([, command]) => command ?? []);

/** What to do, as the terminal says it too, with what is typed in the letters of a terminal. */
export function TodoWords({ sentence }: { sentence: string }) {
  const parts = sentence.replaceAll(PAGE, '').split(WRITTEN);
  return (
    <p className="label">
      {/* Between words stand the two groups of the pattern, of which one is there. */}
      {parts.map((part, at) => {
        if (part === undefined) return null;
        // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence, which does not change
        return at % 3 === 0 ? <Fragment key={at}>{part}</Fragment> : <code key={at}>{part}</code>;
      })}
    </p>
  );
}
