import type { Room } from '../platform/room.ts';

/** What operators decide about their cities. It serves no call yet: `npm run market` writes, and every node reads (`registry.ts`). */
export const marketsRoom: Room = {
  name: 'markets',
  async preflight({ markets }) {
    const open = markets.all().filter(({ document }) => document.status === 'open');
    return [
      {
        name: 'a market is open',
        fault: open.length > 0 ? null : 'nobody can ask for anything: write a market with "npm run market -- apply FILE.yaml"',
      },
    ];
  },
};
