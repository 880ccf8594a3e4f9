import { breakingChanges } from './changes.ts';
import type { OpenApiDocument } from './document.ts';

/** What a version begins with that breaks clients: before 1.0 the second number, from then on the first. */
const line = (version: string): string => {
  const [major = '0', minor = '0'] = version.split('.');
  return major === '0' ? `0.${minor}` : major;
};

/**
 * Why a document can't follow another; empty when it can. A change that breaks clients needs a higher version (the minor one
 * before 1.0), and a line of the changelog that names the operation.
 */
export function refusalsOf(before: OpenApiDocument, after: OpenApiDocument, changelog: string): string[] {
  const broken = breakingChanges(before, after);
  if (broken.length === 0) return [];
  const refusals = broken
    .filter(({ operationId }) => !changelog.includes(`\`${operationId}\``))
    .map(
      ({ operationId, what }) =>
        `${operationId}: ${what}. That breaks clients: say so in CHANGELOG.md, with \`${operationId}\` in backquotes.`,
    );
  if (line(before.info.version) === line(after.info.version))
    refusals.push(`The API breaks clients (${broken[0]?.operationId}: ${broken[0]?.what}): raise the version in package.json.`);
  return refusals;
}
