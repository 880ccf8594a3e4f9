// A page that is made before is made once, in English and for the default country. What else somebody may have chosen comes with it.
import { defaultCountryId } from '@safiri/rules/countries/country.ts';

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
    if (other.length !== own.length) throw new Error('A made page is built otherwise in another language');
    for (const [at, text] of own.entries()) {
      texts[text] ??= [];
      if ((texts[text][language] ??= other[at]) !== other[at]) throw new Error(`"${text}" is said in two ways on one made page`);
    }
  }
  return Object.fromEntries(Object.entries(texts).filter(([text, said]) => said.some((other) => other !== text)));
}

/** A script that is data: never run, so it needs no hash in the policy. */
export const wordsOf = (words) => `<script type="application/json" id="words">${JSON.stringify(words).replaceAll('<', '\\u003c')}</script>`;

/** Stands in the head of a made page: nothing of another language or country is painted before `chosen` has run. */
export const unpainted =
  `(()=>{try{const g=k=>localStorage.getItem('safiri.'+k),r=document.documentElement;` +
  `if((g('language')??'en')!=='en'||(g('country')??'${defaultCountryId}')!=='${defaultCountryId}'){r.style.visibility='hidden';` +
  `addEventListener('DOMContentLoaded',()=>{r.style.visibility=''})}}catch{}})()`;

/**
 * Puts the chosen language and country, and the way home of who is signed in, into the page before its first paint, and the language again when it is changed before
 * the app has come (`say`). A page that was changed is drawn anew by the app instead of being taken over as it stands
 * (app/main.tsx), which `data-chosen` tells it; from then on, without `data-made`, it is the app's alone.
 */
export const chosen =
  `const R=document.getElementById('root'),H=document.documentElement,` +
  `W=JSON.parse(document.getElementById('words').textContent),P=[],own=Object.hasOwn,` +
  `get=k=>{try{return localStorage.getItem('safiri.'+k)}catch{}};` +
  `let C=get('country');if(!own(W.countries,C??''))C=W.country;` +
  `for(let n,w=document.createTreeWalker(R,5);n=w.nextNode();){const v=n.nodeType===3?n.data:n.getAttribute('aria-label');` +
  `if(v!==null&&own(W.texts,v))P.push([v,n])}` +
  `const say=l=>{const i=W.languages.indexOf(l);if(i<0||R.dataset.made===undefined)return;R.dataset.chosen='';H.lang=l;` +
  `for(const[v,n]of P){const t=i?W.texts[v][i-1]:v;if(n.nodeType===3)n.data=t;else n.setAttribute('aria-label',t)}` +
  `for(const b of R.querySelectorAll('[data-language]'))b.setAttribute('aria-pressed',b.dataset.language===l);` +
  `const[fare,flag,names]=W.countries[C]??[];if(!fare)return;` +
  `for(const e of R.querySelectorAll('[data-fare]'))e.textContent=fare;` +
  `for(const e of R.querySelectorAll('[data-of]'))e.hidden=e.dataset.of!==C;` +
  `const b=R.querySelector('.country');if(b){b.querySelector('.flag').outerHTML=flag;b.querySelector('span').textContent=names[i]}};` +
  `{let u;try{u=JSON.parse(get('user'))}catch{}const a=R.querySelector('[data-home]');if(a&&u?.name){R.dataset.chosen='';` +
  `a.href='/'+u.userType;a.lastChild.textContent=u.name.split(' ')[0];a.hidden=false}}` +
  `{let l=get('language');if(!W.languages.includes(l))l='en';if(l!=='en'||C!==W.country)say(l);H.style.visibility=''}`;
