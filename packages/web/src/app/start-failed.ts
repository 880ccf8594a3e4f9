import { numbersIn } from '../platform/instance.ts';
import { country } from '../platform/preferences.ts';
import { translate } from '../platform/text.ts';

/** What stands when the app can't start (spec: operations §2 App start-up): no styles, no framework, a way on. */
export function showFallback(root: HTMLElement, error: unknown): void {
  console.error('The app could not start', error);
  const title = document.createElement('h1');
  title.textContent = translate('fallbackTitle');
  const link = document.createElement('a');
  link.href = '/city-heat-map';
  link.textContent = translate('serviceHeat');
  const again = document.createElement('a');
  again.href = location.href;
  again.textContent = translate('reload');
  const items = [again, link];
  const police = numbersIn(country.get())?.police;
  if (police !== undefined) {
    const sos = document.createElement('a');
    sos.href = `tel:${police}`;
    sos.textContent = translate('callPolice', { number: police });
    items.push(sos);
  }
  const list = document.createElement('ul');
  for (const item of items) list.appendChild(document.createElement('li')).appendChild(item);
  const main = document.createElement('main');
  main.className = 'sentence';
  main.append(title, list);
  root.replaceChildren(main);
}
