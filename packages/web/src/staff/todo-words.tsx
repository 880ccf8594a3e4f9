import { Fragment } from 'react';
import { CopyCommand } from './copy-command.tsx';

/** A command of the server, or a setting of it, within a sentence. */
const WRITTEN = /“(npm run [^”]+)”|\b([A-Z]{3,}(?:_[A-Z]+)+|DEMO=0)\b/;
/** Where a page of the console is: the terminal reads it, the console leads there by a link. */
const PAGE = / \(\/staff[^)]*\)/g;

/** It can be run as it stands: no word of it is a place to fill in. */
const isWhole = (written: string) => !/\b[A-Z]{3,}\b/.test(written);

/** Words that follow a command begin a line: its comma or full stop would stand there alone. */
const afterCommand = (words: string, command: string | undefined) => (command === undefined ? words : words.replace(/^[.,;]\s*/, ''));

/** A command on lines of its own, which end between its words and never within `--city`; one that has something to fill in is not copied. */
function Command({ written }: { written: string }) {
  return (
    <span className="command">
      <code>
        {written.split(' ').map((word, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- words of one command, which does not change
          <Fragment key={at}>
            {at === 0 ? null : ' '}
            <span>{word}</span>
          </Fragment>
        ))}
      </code>
      {isWhole(written) ? <CopyCommand command={written} /> : null}
    </span>
  );
}

/** What to do, as the terminal says it too: words, and after them what is typed, in the letters of a terminal and ready to be copied. */
export function TodoWords({ sentence, className = 'label' }: { sentence: string; className?: string }) {
  const parts = sentence.replaceAll(PAGE, '').split(WRITTEN);
  return (
    <p className={`todo-words ${className}`}>
      {/* Between words stand the two groups of the pattern, of which one is there. */}
      {parts.map((part, at) => {
        if (part === undefined) return null;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence, which does not change
          <Fragment key={at}>
            {at % 3 === 0 ? (
              afterCommand(part, parts[at - 2])
            ) : part.startsWith('npm run ') ? (
              <Command written={part} />
            ) : (
              <code>{part}</code>
            )}
          </Fragment>
        );
      })}
    </p>
  );
}
