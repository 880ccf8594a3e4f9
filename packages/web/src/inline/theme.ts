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

/** The theme that is worn: the chosen one; before anything was chosen night for drivers, whose screen shines in a dark car, and the phone's own for others. */
export const themeWorn = (chosen: string | null, isDriver: boolean): Theme => (chosen === null && isDriver ? 'dark' : themeFrom(chosen));
