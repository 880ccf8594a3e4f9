/** Does something after everything that the page itself needs. */
export function atRest(work: () => void): void {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 1000));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
