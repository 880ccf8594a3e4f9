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
 * A prerendered page holds the rules that it needs itself (build/critical-styles.mjs); all others lie in sheets that its
 * disabled links name. Until they have come nothing else may be drawn. Those that came are not asked for again.
 * @throws when one does not come
 */
export const wholeStyles = (): Promise<unknown> =>
  Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[disabled]')].map(sheetCame));
