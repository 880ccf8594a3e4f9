// A prerendered page is made once, in English and for the default country. What else somebody may have chosen comes with it.
import { DATA_ID } from '../src/inline/page-data.ts';

const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const plain = (html) => html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]);

/** Texts and labels of a page, in their order. */
const saidIn = (html) =>
  html
    .split(/(<[^>]*>)/)
    .flatMap((piece) => (piece.startsWith('<') ? [...piece.matchAll(/ aria-label="([^"]*)"/g)].map((match) => match[1]) : [piece]))
    .map(plain);

/**
 * What a page says otherwise in other languages: its own text to those of the others, in their order.
 * @param {string} html the page in its own language
 * @param {readonly string[]} others the same page in the others
 */
export function otherTexts(html, others) {
  const own = saidIn(html);
  const texts = {};
  for (const [language, other] of others.map(saidIn).entries()) {
    if (other.length !== own.length) throw new Error('A prerendered page is built otherwise in another language');
    for (const [at, text] of own.entries()) {
      texts[text] ??= [];
      if ((texts[text][language] ??= other[at]) !== other[at]) throw new Error(`"${text}" is said in two ways on one prerendered page`);
    }
  }
  return Object.fromEntries(Object.entries(texts).filter(([text, said]) => said.some((other) => other !== text)));
}

/** A script that is data: never run, so it needs no hash in the policy. */
export const pageData = (data) =>
  `<script type="application/json" id="${DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
