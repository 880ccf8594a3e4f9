/** wouter asks for this hook in a form for versions of React that had none of their own. */
export { useSyncExternalStore } from 'react';
