/**
 * Runs on a page that was made before: it is usable at once, the app comes when the browser is idle, or with the first touch.
 * What is pressed until then is pressed again once the app has taken over; links work by themselves. The browser's offer to
 * install, which comes once, is put aside for it.
 * @param {readonly string[]} files addresses of the app's script and of what it begins with, fetched together
 */
export const waiting = (files) =>
  `(()=>{let on=0,alive=0;const q=[],go=()=>{if(!on){on=1;${files.map((file) => `import('${file}')`).join(';')}}};` +
  `addEventListener('click',e=>{const b=e.target.closest('button');if(!b||alive)return;e.preventDefault();e.stopPropagation();q.push(b);go()},true);` +
  `for(const n of['pointerdown','keydown'])addEventListener(n,go,{once:true});` +
  `addEventListener('beforeinstallprompt',e=>{if(alive)return;e.preventDefault();window.safiriInstall=e;go()});` +
  `window.safiriReady=()=>{alive=1;for(const b of q.splice(0))b.click()};` +
  `addEventListener('load',()=>(window.requestIdleCallback??setTimeout)(go,{timeout:4000}))})()`;
