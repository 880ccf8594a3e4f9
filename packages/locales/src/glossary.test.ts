import { expect, it } from 'vitest';
import { rooms, sourceFiles, texts } from './checks/dictionaries.ts';

/** The words of the screens; below them stand those of the code, which are English alone. */
const [page = ''] = (sourceFiles('../../../../docs', /^glossary\.md$/)[0]?.text ?? '').split('## Words of the code');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| term'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Each way of saying it: without what stands in brackets, cut at commas. */
const words = (cell: string) =>
  cell
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[;,]/)
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');

it.each([
  ['Swahili', 'sw', 3],
  ['Sesotho', 'st', 4],
] as const)('the words of the glossary are those of the texts in %s', (_name, language, column) => {
  expect(rows.length).toBeGreaterThan(70);
  const all = rooms.flatMap((room) => Object.values(texts(room, language)).map((text) => text.toLowerCase())).join('\n');
  const unused = rows.flatMap((row) => words(row[column] ?? '')).filter((word) => !all.includes(word));
  expect(unused).toEqual([]);
});
