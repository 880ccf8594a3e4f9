import { chosen } from './chosen.mjs';

/**
 * Runs on a page that was made before: it is usable at once, the app comes when the browser is idle, or with the first touch.
 * The page speaks the chosen language from the start, and another one at once when it is pressed. What is pressed until the
 * app has come is pressed again once it has taken over, on the same button or the one that took its place; links work by
 * themselves. The browser's offer to install, which comes once, is put aside for it.
 * @param {readonly string[]} files addresses of the app's script and of what it begins with, fetched together
 */
export const waiting = (files) =>
  `(()=>{${chosen}let on=0,alive=0;const q=[],go=()=>{if(!on){on=1;${files.map((file) => `import('${file}')`).join(';')}}};` +
  `addEventListener('click',e=>{const b=e.target.closest('button');if(!b||alive)return;e.preventDefault();e.stopPropagation();q.push(b);` +
  `const l=b.dataset.language;if(l){try{localStorage.setItem('safiri.language',l)}catch{}say(l);` +
  `dispatchEvent(new StorageEvent('storage',{key:'safiri.language'}))}go()},true);` +
  `for(const n of['pointerdown','keydown'])addEventListener(n,go,{once:true});` +
  `addEventListener('beforeinstallprompt',e=>{if(alive)return;e.preventDefault();window.safiriInstall=e;go()});` +
  `const now=b=>b.isConnected?b:R.querySelector(b.dataset.language?'[data-language='+b.dataset.language+']':'button.'+[...b.classList].join('.'));` +
  `window.safiriReady=()=>{alive=1;for(const b of q.splice(0))now(b)?.click()};` +
  `addEventListener('load',()=>(window.requestIdleCallback??setTimeout)(go,{timeout:4000}))})()`;
