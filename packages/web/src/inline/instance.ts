import { INSTANCE_ID, type Instance } from '@safiri/contract/settings/instance.ts';

/** What the server wrote into the page; null in the demo and in a page that no server wrote into. */
export function readInstance(): Instance | null {
  const text = document.getElementById(INSTANCE_ID)?.textContent;
  return text === undefined ? null : (JSON.parse(text) as Instance);
}
