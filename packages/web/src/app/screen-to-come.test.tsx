import { describe, expect, it } from 'vitest';
import { menus } from '../shell/destinations.ts';
import { naledi, zanele } from '../testing/people.ts';
import { show } from '../testing/show.tsx';
import { ScreenToCome } from './screen-to-come.tsx';

const frameOf = async (path: string, user: typeof naledi | typeof zanele | null) => {
  const html = await show(<ScreenToCome path={path} />, [], user === null ? {} : { user });
  const tabs = /<div class="tabs">(.*?)<\/div><\/div>$/s.exec(html)?.[1];
  return tabs === undefined ? 0 : tabs.split('class="skeleton').length - 1;
};
// It ends with a bar of its own in place of the tabs.
const BARE = new Set(['/parcel-delivery']);

describe('while the code of a screen is on its way', () => {
  it.each([
    ['passenger', naledi],
    ['driver', zanele],
  ] as const)('stands as many tabs as there will be, for the screens of the menu of a %s', async (role, user) => {
    const { tabs, more } = menus[role];
    const paths = [tabs, ...more].flat().flatMap(({ path, behind = [] }) => [path, ...behind]);
    for (const path of paths) expect([path, await frameOf(path, user)]).toEqual([path, BARE.has(path) ? 0 : tabs.length]);
  });

  it('stand none where there will be none', async () => {
    for (const path of ['/ride-request', '/active-ride', '/auth']) expect([path, await frameOf(path, naledi)]).toEqual([path, 0]);
    expect(await frameOf('/food-delivery', null)).toBe(0);
  });
});
