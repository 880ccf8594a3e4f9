/** A sheet's element, by which it is asked for; one that failed is not fetched again, so it gives way to another. */
const sheetCame = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      const next = link.cloneNode() as HTMLLinkElement;
      next.disabled = true;
      link.replaceWith(next);
      reject(new Error(`${link.href} did not come`));
    };
    link.disabled = false;
  });

/**
 * A prerendered page holds of the app's sheet what it shows itself (build/critical-styles.mjs). Until the whole of it has come
 * nothing else may be drawn. One that came is not asked for again.
 * @throws when it does not come
 */
export const wholeStyles = (): Promise<unknown> =>
  Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[data-whole][disabled]')].map(sheetCame));
