// Runs at the end of a prerendered page.
import { applyChoices } from './choices.ts';
import { DATA_ID, type PageData } from './page-data.ts';
import { chooseFirstLanguage } from './first-language.ts';
import { readInstance } from './instance.ts';
import { replayTaps } from './replay-taps.ts';

const root = document.getElementById('root');
const holder = document.getElementById(DATA_ID);
if (root === null || holder === null) throw new Error('A prerendered page has its root and its data.');
const data = JSON.parse(holder.textContent) as PageData;
const fetchApp = () => {
  for (const file of data.app) void import(/* @vite-ignore */ file);
  // The app itself would ask for these only once it runs.
  for (const file of data.screen) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
};
const instance = readInstance();
chooseFirstLanguage(instance);
replayTaps(root, fetchApp, applyChoices(root, data, instance));
