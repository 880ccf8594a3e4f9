import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at } from './paths.mjs';

/** How many requirements each part of the specification has; they are numbered from 1 on. */
// oxfmt-ignore
const sizes = {
  PROD: 10, NAV: 39, SVC: 11, CTRY: 63, LAND: 30, SPL: 6, AUTH: 63, QLOG: 34, SESS: 10, PWA: 4, VERIF: 72, EARN: 34,
  EMRG: 27, MAP: 14, HEATW: 19, TOUR: 14, I18N: 51, FARE: 19, API: 17, ERR: 13, TOAST: 8, SEC: 33, PAX: 32, DRV: 41,
  REQ: 53, RIDE: 41, HIST: 14, PROF: 19, SHARE: 26, CONT: 12, NOTIF: 19, CHAT: 21, TRAIN: 34, SCHOL: 19, SUBS: 19,
  FOOD: 31, GROC: 79, PARC: 93, AI: 102, HEAT: 70, TEST: 13, BOOT: 6, ENT: 403,
};

const [, ...rows] = readFileSync(at('docs', 'spec-map.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [ids = '', where = '', tests = '', note = ''] = line.split('\t');
    return { ids, where, tests, note };
  });

/** `NAV-01..07` as its single ids. */
function idsOf(ids) {
  const match = /^([A-Z0-9]+)-(\d+)(?:\.\.(\d+))?$/.exec(ids);
  if (match === null) return [ids];
  const [, part, from, to = from] = match;
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${part}-${Number(from) + i}`);
}

/** The files that a cell names: `floor/room/part`, where a name without a floor stands in the room or the floor before it; `e2e auth, rides`. */
function filesOf(cell) {
  let before = '';
  return cell
    .split(/[;,] */)
    .filter((name) => name !== '')
    .map((name) => {
      const journey = /^e2e ([\w-]+)$/.exec(name)?.[1] ?? (before === 'e2e' && /^[\w-]+$/.test(name) ? name : undefined);
      if (journey !== undefined) {
        before = 'e2e';
        return [`packages/e2e/src/${journey}.spec.ts`];
      }
      const [path] = name.split(' ');
      const floor = path.split('/')[0];
      if (floor === 'launch' || floor === 'docs') return [path];
      const whole = existsSync(at('packages', floor)) ? [path] : [join(before, path), join(before.split('/')[0], path)];
      const found = whole.map((one) => {
        const [ground, ...rest] = one.split('/');
        return join('packages', ground, ['build', 'public'].includes(rest[0]) ? '' : 'src', ...rest);
      });
      const [kept = found[0]] = found.filter(isThere);
      before = dirname(kept).replace(/^packages\/(\w+)\/src/, '$1');
      return [kept];
    })
    .flat();
}

function isThere(path) {
  return globSync(path, { cwd: at() }).length > 0;
}

describe('the map of requirements', () => {
  it('has each requirement in one row', () => {
    const all = Object.entries(sizes).flatMap(([part, size]) => Array.from({ length: size }, (_, i) => `${part}-${i + 1}`));
    const inOrder = (ids) => ids.toSorted((one, other) => one.localeCompare(other));
    expect(inOrder(rows.flatMap(({ ids }) => idsOf(ids)))).toEqual(inOrder(all));
  });

  it('gives what differs from the specification a row of its own, not a word in the note of a range', () => {
    const named = rows.filter(({ ids, note }) => {
      const all = new Set(idsOf(ids));
      return all.size > 1 && [...note.matchAll(/\b[A-Z0-9]+-\d+/g)].some(([id]) => all.has(idsOf(id)[0]));
    });
    expect(named.map(({ ids }) => ids)).toEqual([]);
  });

  it('names files that are there', () => {
    const gone = rows.flatMap(({ ids, where, tests }) =>
      filesOf(`${where};${tests}`)
        .filter((path) => !isThere(path))
        .map((path) => `${ids} ${path}`),
    );
    expect(gone).toEqual([]);
  });

  it('has a test for each, or the reason why there is none', () => {
    expect(
      rows.filter(({ where, tests, note }) => where === '' || where === 'later' || (tests === '' && note === '')).map(({ ids }) => ids),
    ).toEqual([]);
  });
});
