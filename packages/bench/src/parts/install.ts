import { installFigures } from '../install/figures.ts';
import { aimed, type Part } from '../part.ts';

/** What `npm start` puts on a disk, and what a start costs where everything lies there already. */
export const install: Part = {
  name: 'install',
  async run() {
    const raw = await installFigures();
    const sizes = Object.entries(raw.folders);
    const sum = sizes.reduce((total, [, megabytes]) => total + megabytes, 0);
    const each = sizes.map(([folder, megabytes]) => `${folder} ${megabytes.toFixed(0)}`).join(', ');
    const middle = raw.starts.toSorted((a, b) => a - b)[Math.floor(raw.starts.length / 2)] ?? Number.NaN;
    return {
      figures: [
        aimed('installed and built for a start, Node included', `${sum.toFixed(0)} MB: ${each}`, sum, 'at most', 450, ' MB'),
        aimed(
          'a start in a folder that was started in before, until it is ready: processor time of launcher, server and PostgreSQL',
          `${middle.toFixed(2)} s`,
          middle,
          'at most',
          1.5,
          ' s',
        ),
      ],
      raw,
    };
  },
};
