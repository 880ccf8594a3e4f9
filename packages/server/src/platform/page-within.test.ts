import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageWithin } from './page-within.ts';

it('gives what a filter and a limit would give, and looks at no more parts than it needs', async () => {
  const list = fc.array(fc.boolean(), { maxLength: 2000 });
  await fc.assert(
    fc.asyncProperty(list, fc.integer({ min: 1, max: 60 }), fc.option(fc.nat(2000)), async (isWithin, size, below) => {
      const before = below ?? undefined;
      const all = isWithin.map((_, id) => id).toReversed();
      const behind = (from: number | undefined) => all.filter((id) => from === undefined || id < from);
      let parts = 0;
      const page = await pageWithin(
        size,
        before,
        async (from, limit) => {
          parts += 1;
          return behind(from)
            .slice(0, limit)
            .map((id) => ({ id }));
        },
        async (ids) => ids.filter((id) => isWithin[id]),
      );
      const wanted = behind(before).filter((id) => isWithin[id]);
      expect(page).toEqual(wanted.slice(0, size));
      const last = page.at(-1);
      const read = page.length < size || last === undefined ? behind(before).length : behind(before).indexOf(last) + 1;
      expect(parts).toBeLessThanOrEqual(Math.floor(read / 500) + 1);
    }),
  );
});
