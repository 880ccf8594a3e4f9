import { normalizePath, type Plugin } from 'vite';

const RENDERER = 'react-dom/cjs/react-dom-client.production.js';

/** What React's renderer has these functions for, none of which the app uses (react-parts.test.ts): without one they are never run. */
const UNUSED = {
  /** `<ViewTransition>`: nothing is animated by it. */
  viewTransitions: [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
  ],
  /** `<link>`, `<style>`, `<script>`, `<title>` and `<meta>` that a component renders, and what asks for files ahead: the build does. */
  resources: [
    'acquireResource',
    'adoptPreloadPropsForStylesheet',
    'createHoistableInstance',
    'getHydratableHoistableCache',
    'getResource',
    'insertStylesheet',
    'insertStylesheetIntoRoot',
    'insertSuspendedStylesheets',
    'isHostHoistableType',
    'mountHoistable',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadResource',
    'preloadResourceAndSuspendIfNeeded',
    'preloadStylesheet',
    'suspendResource',
  ],
  /** Functions as the `action` of a form or of `useTransition`, `useActionState` and `useOptimistic`: forms are sent by `onSubmit`. */
  formActions: [
    'dispatchActionState',
    'dispatchOptimisticSetState',
    'mountActionState',
    'rerenderActionState',
    'runActionStateAction',
    'updateActionState',
    'updateActionStateImpl',
    'updateOptimisticImpl',
  ],
  /** `<Activity>` and `<SuspenseList>`. */
  boundaries: ['updateActivityComponent', 'updateSuspenseListComponent'],
  /** Elements with a hyphen in their names. */
  customElements: ['setPropOnCustomElement'],
} as const;
const names = new Set<string>(Object.values(UNUSED).flat());

/** What refs of fragments and of view transitions can do; nothing has one. */
const ofRefs = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function/;
/** So many of them there are in the version that is used. */
const KNOWN_OF_REFS = 15;

interface Part {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name: string } | null;
  readonly body?: { readonly start: number; readonly end: number } | null;
}

/**
 * React's renderer without what the app does not use of it.
 * @param parts the statements of `code`
 * @throws when one of them is not there: React has changed
 */
export function withoutUnused(code: string, parts: readonly Part[]): string {
  const missing = new Set(names);
  let methods = 0;
  let left = code;
  for (const { type, start, end, id, body } of parts.toReversed()) {
    if (type === 'FunctionDeclaration' && id != null && body != null && missing.delete(id.name))
      left = `${left.slice(0, body.start)}{}${left.slice(body.end)}`;
    else if (type === 'ExpressionStatement' && ofRefs.test(code.slice(start, end))) {
      methods += 1;
      left = left.slice(0, start) + left.slice(end);
    }
  }
  if (missing.size > 0 || methods !== KNOWN_OF_REFS) {
    throw new Error(`React has changed: it has no ${[...missing].join(', ')}, and ${methods} methods of refs (build/react-parts.ts)`);
  }
  return left;
}

/** What React makes when it loads, to tell by comparing what was thrown. */
const COMPARED = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
/** So many of them there are in the version that is used. */
const KNOWN_COMPARED = 5;

/**
 * React's renderer with errors of the same messages that hold no stack. For the stack of an error that is made while a script runs for the first time
 * V8 reads all of that script once more: a quarter of a second on a slow phone.
 * @throws when they are not there: React has changed
 */
export function withoutFirstStacks(code: string): string {
  let found = 0;
  const left = code.replace(COMPARED, (_, name: string, message: string) => {
    found += 1;
    return `${name}Object.create(Error.prototype, { message: { value: ${message} } })`;
  });
  if (found !== KNOWN_COMPARED) throw new Error(`React has changed: it makes ${found} errors when it loads (build/react-parts.ts)`);
  return left;
}

/** Lets the build leave out what the app does not use of React's renderer. */
export const onlyWhatScreensUse = (): Plugin => ({
  name: 'safiri-react-parts',
  apply: 'build',
  transform(code, id) {
    if (!normalizePath(id).endsWith(RENDERER)) return undefined;
    return { code: withoutFirstStacks(withoutUnused(code, this.parse(code).body as unknown as Part[])), map: null };
  },
});
