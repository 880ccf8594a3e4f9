import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Those that the app's own texts are written in; the rest is held against them. */
export const languages = readdirSync(`${folder}/app`).map((file) => file.replace('.json', ''));
export const rooms = readdirSync(folder).filter((room) => existsSync(`${folder}/${room}/en.json`));

export const texts = (room: string, language: string) =>
  JSON.parse(readFileSync(`${folder}/${room}/${language}.json`, 'utf8')) as Record<string, string>;

/** Every file of these endings below a folder named from here, without tests: its path and its text. */
export function sourceFiles(from: string, endings: RegExp): Array<{ path: string; text: string }> {
  const root = fileURLToPath(new URL(from, import.meta.url));
  return readdirSync(root, { recursive: true })
    .map(String)
    .filter((path) => endings.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
}

interface Shape {
  /** What is filled in. */
  readonly names: Set<string>;
  /** The cases of each plural. */
  readonly plurals: string[][];
}

function collect(tokens: CompiledMessage, shape: Shape): void {
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const [name, type, choices] = token;
    shape.names.add(name);
    if (type !== 'plural') continue;
    const { offset: _, ...cases } = choices as Record<string, CompiledMessage>;
    shape.plurals.push(Object.keys(cases));
    for (const one of Object.values(cases)) collect(one, shape);
  }
}

/** What a message needs; throws for one that can’t be read. */
export function shapeOf(text: string): Shape {
  const shape: Shape = { names: new Set(), plurals: [] };
  const compiled = compileMessageOrThrow(text);
  collect(typeof compiled === 'string' ? [compiled] : compiled, shape);
  return shape;
}
