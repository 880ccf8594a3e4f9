import type { Page } from '@playwright/test';

/**
 * What people can't reach or read on a screen as it stands: a page wider than the phone, what is pressed cut off at its edge or
 * wider than its own box, a word broken in its middle, a main button that something covers, a button under the bell. What scrolls
 * sideways in a strip of its own may.
 */
export function faultsOfLayout(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** A letter that stands over the round edge of a mark can be read. */
    const SLACK = 8;
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    const nameOf = (part: Element) =>
      `${part.tagName.toLowerCase()}.${part.getAttribute('class') ?? ''} “${(part.getAttribute('aria-label') ?? part.textContent).trim().slice(0, 40)}”`;
    const scrollsSideways = (part: Element | null): boolean => {
      if (part === null || part === document.body) return false;
      return /auto|scroll/.test(getComputedStyle(part).overflowX) || scrollsSideways(part.parentElement);
    };
    const isCut = (part: Element) =>
      part.closest('svg') !== part && (part.closest('svg') !== null || part.closest('.quilt, .map') !== null);
    const isOver = (part: Element) =>
      part.getBoundingClientRect().left + Math.max(part.clientWidth, part.scrollWidth) > width + 1 &&
      !isCut(part) &&
      !scrollsSideways(part.parentElement);
    if (document.documentElement.scrollWidth > width) {
      const [widest = document.body] = [...document.body.querySelectorAll('*')].filter(
        (part) => isOver(part) && ![...part.children].some(isOver),
      );
      faults.push(`the page is ${document.documentElement.scrollWidth} wide of ${width}: ${nameOf(widest)}`);
    }
    const isShown = (part: Element) =>
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // The names of a map's circles stand beside them, where there is room.
      part.closest('.visually-hidden, .skip, .leaflet-container, .heat-circles') === null;
    const pressed = [...document.querySelectorAll('a, button, input, select, textarea, summary, [role=switch], [role=tab], h1, h2')];
    // A choice is pressed by its words; the box that is ticked is not seen.
    pressed.push(...document.querySelectorAll('label:has(> input.visually-hidden)'));
    for (const part of pressed.filter(isShown)) {
      const box = part.getBoundingClientRect();
      if ((box.right > width + 1 || box.left < -1) && !scrollsSideways(part.parentElement))
        faults.push(`${nameOf(part)} ends at ${Math.round(box.right)}`);
      const inside = document.createRange();
      inside.selectNodeContents(part);
      const { right } = inside.getBoundingClientRect();
      const isHeard = part.querySelector('.visually-hidden:not(input)') !== null;
      if (right > box.right + SLACK && !isHeard && !/auto|scroll/.test(getComputedStyle(part).overflowX))
        faults.push(`${nameOf(part)} is ${Math.round(right - box.right)} wider than its box`);
    }
    /** Longer words may be wider than the narrowest phone with the largest letters. */
    const WORD = 10;
    for (const part of pressed.filter((one) => one.matches('h1, h2, a, button') && isShown(one))) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { data } = texts.currentNode as Text;
        // An address has no words, and some say where they may be broken.
        if (/[@/\u{ad}]/u.test(data)) continue;
        for (const { 0: word, index } of data.matchAll(/[\p{L}\d]+/gu)) {
          if (word.length > WORD) continue;
          const letters = document.createRange();
          letters.setStart(texts.currentNode, index);
          letters.setEnd(texts.currentNode, index + word.length);
          if (new Set([...letters.getClientRects()].map(({ top }) => top)).size > 1) faults.push(`${nameOf(part)} breaks “${word}”`);
        }
      }
    }
    // The bell's bar lies over the page: what is pressed there keeps clear of it.
    const overPage = [...document.querySelectorAll('.shell-top :is(a, button)')].filter(isShown);
    for (const one of overPage) {
      const bar = one.getBoundingClientRect();
      const under = pressed.find((part) => {
        const box = part.getBoundingClientRect();
        const isApart = box.right <= bar.left || box.left >= bar.right || box.bottom <= bar.top || box.top >= bar.bottom;
        return part.matches('main :not(h1, h2)') && isShown(part) && !isApart;
      });
      if (under !== undefined) faults.push(`${nameOf(one)} lies over ${nameOf(under)}`);
    }
    const main = [...document.querySelectorAll('main .button.primary, main .request')].find(isShown);
    if (main === undefined) return faults;
    main.scrollIntoView({ block: 'center' });
    const box = main.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (top === null || !(main.contains(top) || top.contains(main)))
      faults.push(`${nameOf(main)} lies under ${top === null ? 'the edge' : nameOf(top)}`);
    scrollTo(0, 0);
    return faults;
  });
}
