import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { screens } from '../src/app/screens.ts';
import { screenTexts } from './screen-texts.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'screen-texts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A screen, its parts and their texts, as they would stand in the app. */
function sources(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return screenTexts(join(folder, 'locales'));
}

describe('the texts of a screen', () => {
  const { roomsOf, saidAtOnce } = sources({
    'locales/app/en.json': '{"close":"Close"}',
    'locales/rides/en.json': '{"whereTo":"Where to?","safe":"Safe"}',
    'locales/chat/en.json': '{"write":"Write"}',
    'locales/places/en.json': '{"onMap":"On the map"}',
    'screen.tsx': `import { Part } from './part.tsx';\nimport type { T } from './kind.ts';\nt('close');`,
    'part.tsx': `const keys = { a: 'whereTo' };`,
    'kind.ts': `const key = 'write';`,
    'later.tsx': `import { Pin } from './pin.tsx';\nconst get = () => import('./chat.tsx');`,
    'chat.tsx': `t('write');`,
    'pin.tsx': `Promise.all([import('./dialog.tsx'), enterRoom('places')]);`,
    'dialog.tsx': `t('onMap'); t('whereTo');`,
    'own.tsx': `import './pin.tsx';\nt('onMap');`,
    'word.ts': `const kind = 'safe';`,
    'clear.ts': `t('safe');`,
  });

  it.each([
    ['what comes with the app is none, and a type says nothing', 'screen.tsx', ['rides']],
    ['a part fetched later, which brings its own texts but not those of others', 'later.tsx', ['chat', 'rides']],
    ['texts that a part brings too', 'own.tsx', ['places', 'rides']],
    ['a word of the code', 'word.ts', []],
    ['the same word, said', 'clear.ts', ['rides']],
  ])('are found: %s', (_what, file, rooms) => {
    expect(roomsOf(join(folder, file))).toEqual(rooms);
  });

  it('are known for what is imported at once', () => {
    expect(saidAtOnce(join(folder, 'screen.tsx'))).toEqual(['whereTo']);
    expect(saidAtOnce(join(folder, 'later.tsx'))).toEqual([]);
  });
});

describe('in the app', () => {
  const { roomsOf, saidAtOnce } = screenTexts(join(web, '../locales/src'));

  it('every screen is known by its module, and says texts of its own', () => {
    expect(screens.length).toBeGreaterThan(25);
    const silent = screens.filter(({ module }) => module === undefined || roomsOf(join(web, module)).length === 0);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('what comes at once says texts of the app alone', () => {
    expect(saidAtOnce(join(web, 'src/app/main.tsx'))).toEqual([]);
  });
});
