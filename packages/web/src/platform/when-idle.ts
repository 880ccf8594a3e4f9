/** Does something after everything that the page itself needs. */
export function atRest(uow: () => void): void {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(uow, { timeout: 5000 }) : setTimeout(uow, 1000));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
