// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('FAILED_TEXTS', { en: ['Not here', 'Try again', 'Call {number}'], sw: ['Haipo', 'Jaribu tena', 'Piga {number}'] });
vi.stubGlobal('POLICE', { za: '10111', ke: '999' });
vi.useFakeTimers();
await import('./failed-start.ts');

beforeEach(() => {
  document.body.innerHTML = '<script></script><div id="root"></div>';
  localStorage.clear();
});
const scriptFails = () => document.querySelector('script')?.dispatchEvent(new Event('error'));
const said = () => [...document.querySelectorAll('h1, a')].map(({ textContent }) => textContent);

const root = () => document.querySelector('#root') ?? document.body;

it('says that the script did not come, and whom to call, in what was chosen', () => {
  localStorage.setItem('safiri.language', 'sw');
  localStorage.setItem('safiri.country', 'ke');
  scriptFails();
  expect(said()).toEqual(['Haipo', 'Jaribu tena', 'Piga 999']);
  expect(document.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:999');
});

it('takes what storage holds otherwise for no choice', () => {
  localStorage.setItem('safiri.language', 'toString');
  localStorage.setItem('safiri.country', 'xx');
  scriptFails();
  expect(said()).toEqual(['Not here', 'Try again', 'Call 10111']);
});

it('says so too when the script is long in coming, but never over the app', () => {
  root().textContent = 'the app';
  scriptFails();
  expect(root().textContent).toBe('the app');
  root().textContent = '';
  vi.runAllTimers();
  expect(said()).toEqual(['Not here', 'Try again', 'Call 10111']);
});
