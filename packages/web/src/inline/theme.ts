export type Theme = 'auto' | 'light' | 'dark';

/** Puts the theme on the document; `sun` is black on white, whatever theme was chosen. */
export function applyTheme(theme: Theme, sun: boolean): void {
  const { dataset } = document.documentElement;
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (dark && !sun) dataset['theme'] = 'dark';
  else delete dataset['theme'];
  if (sun) dataset['contrast'] = 'sun';
  else delete dataset['contrast'];
}

/** What storage holds may be anything. */
export const themeFrom = (text: string | null): Theme => (text === 'light' || text === 'dark' ? text : 'auto');
