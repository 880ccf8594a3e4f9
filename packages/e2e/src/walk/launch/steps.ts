import type { BrowserContext } from '@playwright/test';

/** What somebody did on the screens, and how long it took. */
export interface Steps {
  /** Presses of buttons, links, switches and choices. */
  readonly presses: number;
  /** Fields that were filled in, chosen from or given a file. */
  readonly fields: number;
}

/** Counts what is done on a phone from here on; gives the way to read it. */
export async function countSteps(context: BrowserContext): Promise<() => Steps> {
  let [presses, fields] = [0, 0];
  await context.exposeBinding('stepDone', (_source, kind: string) => {
    if (kind === 'press') presses += 1;
    else fields += 1;
  });
  await context.addInitScript(() => {
    const tell = (kind: string) => (window as unknown as { stepDone: (kind: string) => void }).stepDone(kind);
    const pressed = 'a, button, summary, input[type=checkbox], input[type=radio], [role=option], [role=tab], [role=switch]';
    addEventListener('click', ({ target }) => target instanceof Element && target.closest(pressed) !== null && tell('press'), true);
    addEventListener(
      'change',
      ({ target }) => {
        const isPressed = target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
        if (!isPressed) tell('field');
      },
      true,
    );
  });
  return () => ({ presses, fields });
}
