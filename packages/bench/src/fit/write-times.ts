import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MeasuredTimes } from '@safiri/rules/places/measured-times.ts';

const file = fileURLToPath(new URL('../../../rules/src/places/nairobi-times.ts', import.meta.url));

/** Writes what was learned where the server reads it; returns the file. */
export function writeTimes({ box, way, hours, weekdays, knotDegrees, knots, median }: MeasuredTimes): string {
  writeFileSync(
    file,
    `import type { MeasuredTimes } from './measured-times.ts';

/** Times of trips in Nairobi; written by \`npm run fit -- TRIPS.csv\`. */
export const nairobiTimes: MeasuredTimes = {
  box: { south: ${box.south}, west: ${box.west}, north: ${box.north}, east: ${box.east} },
  way: [${way.join(', ')}],
  hours: [${hours.join(', ')}],
  weekdays: [${weekdays.join(', ')}],
  knotDegrees: ${knotDegrees},
  median: { scale: ${median.scale}, exponent: ${median.exponent} },
  knots: \`
${knots}
\`,
};
`,
  );
  return file;
}
