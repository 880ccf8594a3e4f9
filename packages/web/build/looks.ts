import type { Plugin } from 'vite';

/** Runs before the first paint: the chosen looks, so that a dark page never flashes white. */
const looks = `(()=>{try{const r=document.documentElement,g=k=>localStorage.getItem('safiri.'+k),s=g('sun')==='1',t=g('theme');if(s)r.dataset.contrast='sun';else if(t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches))r.dataset.theme='dark';const l=g('language');if(l==='sw'||l==='st')r.lang=l;}catch{}})()`;

/** Puts them into every page, where the script of `index.html` leaves room for them. */
export const looksFirst = (): Plugin => ({
  name: 'safiri-looks',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/*looks*/', () => looks) },
});
