import { Problem } from './problem.ts';
import { DocumentError, type Path } from './written-document.ts';

/** More faults than anybody puts right at once. */
const FAULTS_SHOWN = 100;

/**
 * What is thrown where a document that came by a request is wrong; any other error as it is.
 * @param fieldOf the field of the request in which a place of the document was written; the place itself when absent
 */
export function documentProblem(error: unknown, fieldOf = (path: Path) => path.join('.')): unknown {
  if (!(error instanceof DocumentError)) return error;
  const errors = error.faults.slice(0, FAULTS_SHOWN).map(({ path, error: message }) => ({ path: fieldOf(path), message }));
  return new Problem('invalid_request', error.message.split('\n')[0], { errors });
}
