import { fileURLToPath } from 'node:url';
import { firstLoad } from '../first-load.ts';
import { aimed, type Figure, type Part } from '../part.ts';
import { lighthouseFigures } from '../visits/lighthouse.ts';
import { usableFigures } from '../visits/usable.ts';
import { visitFigures } from '../visits/visit-figures.ts';

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const KB = 1024;

/** Screens whose first load is measured, with what their JavaScript may weigh. */
const screens = [
  ['/', { html: 'index.html', modules: ['src/app/landing-route.tsx'], texts: ['landing-pages'] }, undefined],
  ['/ride-request', { html: 'shell.html', modules: ['src/app/ride-request-route.tsx'], texts: ['rides', 'places'] }, 110],
] as const;

export const web: Part = {
  name: 'web',
  async run() {
    const raw = Object.fromEntries(screens.map(([screen, files]) => [screen, firstLoad(dist, files)]));
    return {
      figures: screens.map(([screen, , goal]) => {
        const { html, js, css } = raw[screen] ?? { html: 0, js: 0, css: 0 };
        const what = `first load of ${screen}, brotli`;
        const measured = `HTML ${(html / KB).toFixed(1)} kB, JavaScript ${(js / KB).toFixed(1)} kB, CSS ${(css / KB).toFixed(1)} kB`;
        return goal === undefined ? { what, measured } : aimed(what, measured, js / KB, 'at most', goal, ' kB JavaScript');
      }),
      raw,
    };
  },
};

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/** First visits in Chromium, until nothing more is asked for: what the wire carries, and what moves on the screen meanwhile. */
export const visits: Part = {
  name: 'visits',
  async run() {
    const raw = await visitFigures(process.env['CHROMIUM_PATH']);
    const figures = raw.flatMap(({ path, traffic, shift, goals }): Figure[] => {
      const { requests, bytes, scriptBytes } = traffic;
      const load = { what: `first visit of ${path}`, measured: `${requests} requests, ${kB(bytes)}, of it ${kB(scriptBytes)} of script` };
      return [
        goals?.scriptKb === undefined
          ? load
          : aimed(load.what, load.measured, scriptBytes / 1000, 'at most', goals.scriptKb, ' kB of script'),
        ...(goals?.requests === undefined ? [] : [aimed(`its requests`, String(requests), requests, 'at most', goals.requests)]),
        aimed('its layout shift', shift.toFixed(3), shift, 'at most', 0.02),
      ];
    });
    return { figures, raw };
  },
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** The landing page on a cheap phone over slow networks: when it can be used, beside what the network needs for its bytes. */
export const usable: Part = {
  name: 'usable',
  async run() {
    const raw = await usableFigures(process.env['CHROMIUM_PATH']);
    const figures = raw.flatMap(({ network, floor, usable: stands, answered }): Figure[] => {
      const what = `/ can be used over ${network.name} (${network.kbits} kbit/s, ${network.latencyMs} ms) on a processor six times slower, beside the network's floor`;
      const measured = `${seconds(stands)} : ${seconds(floor)} = ${(stands / floor).toFixed(2)}`;
      return [
        aimed(what, measured, stands / floor, 'at most', 1.08),
        { what: 'a country can be chosen there, its button pressed at once', measured: seconds(answered) },
      ];
    });
    return { figures, raw };
  },
};

/** What Lighthouse is held to on the start page, by its categories. */
const lighthouseGoals = [
  ['performance', 98],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
] as const;

/** Only when it is named: Lighthouse is fetched for it. */
export const lighthouse: Part = {
  name: 'lighthouse',
  apart: true,
  async run() {
    const raw = await lighthouseFigures(process.env['CHROMIUM_PATH']);
    const figures = lighthouseGoals.map(([name, goal]): Figure => {
      const score = raw.scores[name] ?? 0;
      const what = `Lighthouse of / as on a phone, ${name}, median of five`;
      return raw.quiet
        ? aimed(what, String(score), score, 'at least', goal)
        : { what, measured: `not measured: load ${raw.load.toFixed(1)}` };
    });
    return { figures: [...figures, { what: 'its time without an answer (TBT)', measured: `${raw.blockedMs.toFixed(0)} ms` }], raw };
  },
};
