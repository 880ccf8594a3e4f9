import { readFileSync } from 'node:fs';
import { emergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import { defaultCountryId } from '@safiri/rules/countries/country.ts';
import { product } from '@safiri/rules/product.ts';

const languages = ['en', 'sw', 'st'] as const;
type Text = Record<'fallbackTitle' | 'reload' | 'callPolice' | 'needsScript', string>;

const textsOf = (language: string): Text =>
  JSON.parse(readFileSync(new URL(`../../locales/src/app/${language}.json`, import.meta.url), 'utf8')) as Text;
const texts = Object.fromEntries(languages.map((language) => [language, textsOf(language)])) as Record<(typeof languages)[number], Text>;

/** A script may take this long on a slow network before the page says that it is not there. */
const PATIENCE_MS = 20_000;

/**
 * Stands in an empty page whose script does not come: what happened, once more, the police of the chosen country, in the
 * chosen language. The app wipes it away if it comes after all. Of the made pages, which can be read without a script, it is
 * not a part.
 */
export function failedStart(): string {
  const said = Object.fromEntries(
    languages.map((language) => {
      const { fallbackTitle, reload, callPolice } = texts[language];
      return [language, [fallbackTitle, reload, callPolice]];
    }),
  );
  const police = Object.fromEntries(Object.entries(emergencyNumbers).map(([country, numbers]) => [country, numbers.police]));
  return (
    `(()=>{const t=${JSON.stringify(said)},n=${JSON.stringify(police)},` +
    `g=(k,of,or)=>{let v;try{v=localStorage.getItem('${product.key}.'+k)}catch{}return Object.hasOwn(of,v)?of[v]:of[or]},` +
    `show=()=>{const r=document.getElementById('root');if(!r||r.firstChild)return;` +
    `const [title,again,call]=g('language',t,'en'),p=g('country',n,'${defaultCountryId}'),` +
    `e=(tag,text)=>Object.assign(document.createElement(tag),{textContent:text}),` +
    `a=(href,text)=>{const li=e('li','');li.append(Object.assign(e('a',text),{href}));return li},` +
    `m=Object.assign(e('main',''),{className:'sentence'}),ul=e('ul','');` +
    `ul.append(a(location.href,again),a('tel:'+p,call.replace('{number}',p)));m.append(e('h1',title),ul);r.append(m)};` +
    `addEventListener('error',({target})=>target.tagName==='SCRIPT'&&show(),true);setTimeout(show,${PATIENCE_MS})})()`
  );
}

/** For a browser that runs no scripts, which can't tell what was chosen. */
export const withoutScripts = (): string =>
  `<noscript><main class="sentence">${languages.map((language) => `<p lang="${language}">${texts[language].needsScript}</p>`).join('')}</main></noscript>`;
