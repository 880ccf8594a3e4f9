// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('SCREEN_FILES', { '/auth': ['/assets/auth.js', '/assets/field.js'], '/passenger': ['/assets/home.js'] });

beforeEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
  vi.resetModules();
});

/** What is asked for at an address. */
async function asked(path: string): Promise<Array<string | null>> {
  history.replaceState(null, '', path);
  await import('./screen-files.ts');
  return [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
}

it('asks for the files of the form to whom nobody is signed in', async () => {
  expect(await asked('/auth?as=driver')).toEqual(['/assets/auth.js', '/assets/field.js']);
});

it('asks for those of home to whom somebody is', async () => {
  localStorage.setItem('safiri.user', '{}');
  expect(await asked('/passenger')).toEqual(['/assets/home.js']);
});

it.each([
  ['/auth', true],
  ['/passenger', false],
  ['/wallet', true],
])('asks for nothing at %s where it leads elsewhere or its files are not known', async (path, isSignedIn) => {
  if (isSignedIn) localStorage.setItem('safiri.user', '{}');
  expect(await asked(path)).toEqual([]);
});
