import { fileURLToPath } from 'node:url';
import { firstLoad } from '../first-load.ts';
import { aimed, type Part } from '../part.ts';

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const KB = 1024;

/** Screens whose first load is measured, with what their JavaScript may weigh. */
const screens = [
  ['/', { html: 'index.html', modules: ['src/app/landing-route.tsx'], texts: ['landing', 'countries'] }, undefined],
  ['/ride-request', { html: 'shell.html', modules: ['src/rides/ride-request-screen.tsx'], texts: ['rides'] }, 110],
] as const;

export const web: Part = {
  name: 'web',
  async run() {
    const raw = Object.fromEntries(screens.map(([screen, files]) => [screen, firstLoad(dist, files)]));
    return {
      figures: screens.map(([screen, , goal]) => {
        const { html, js, css } = raw[screen] ?? { html: 0, js: 0, css: 0 };
        const what = `first load of ${screen}, gzip`;
        const measured = `HTML ${(html / KB).toFixed(1)} kB, JavaScript ${(js / KB).toFixed(1)} kB, CSS ${(css / KB).toFixed(1)} kB`;
        return goal === undefined ? { what, measured } : aimed(what, measured, js / KB, 'at most', goal, ' kB JavaScript');
      }),
      raw,
    };
  },
};
