/** Does something after everything that the page itself needs. */
export function whenIdle(task: () => void): void {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 5000 }) : setTimeout(task, 1000));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
