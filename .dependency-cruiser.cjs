/** The floor plan of docs/architecture.md as code: who may import whom. `npm run check` holds every file against it. */

/** What each floor may import of the others. */
const floors = {
  rules: [],
  contract: ['rules'],
  locales: [],
  db: ['rules'],
  dispatch: ['rules'],
  server: ['rules', 'contract', 'locales', 'db', 'dispatch'],
  web: ['rules', 'contract', 'locales'],
  city: ['rules', 'contract', 'locales', 'dispatch'],
  // Journeys copy the demo's database for each file.
  e2e: ['rules', 'contract', 'locales', 'db'],
  bench: ['rules', 'contract', 'db', 'dispatch', 'server'],
  // What stands outside: the demo starts it as a process, and nothing but tests imports it.
  'provider-simulators': [],
};

/** Folders of the server that are no rooms: they hold what every room builds on. */
const SERVER_COMMON = 'platform|adapters|testing';
/**
 * What the web app's rooms build on, from the ground up: each imports only what stands before it. Whoever needs something of
 * a room down here is handed it by app/, as the shell is its bell.
 */
const WEB_LAYERS = ['styles', 'art', 'inline', 'platform', 'ui', 'common', 'shell'];
const TEST = '\\.test\\.tsx?$';

const floorRules = Object.entries(floors).map(([floor, allowed]) => ({
  name: `floor-${floor}`,
  comment: `${floor} may import ${allowed.length === 0 ? 'no other floor' : `only ${allowed.join(', ')}`}.`,
  severity: 'error',
  from: { path: `^packages/${floor}/` },
  to: {
    path: '^packages/',
    pathNot: `^packages/(${[floor, ...allowed, ...(floor === 'server' ? ['provider-simulators'] : [])].join('|')})/`,
  },
}));

module.exports = {
  forbidden: [
    ...floorRules,
    {
      name: 'simulators-stay-outside',
      comment: 'The simulated providers are no part of the product: it talks to them as to real ones. Tests alone import them.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [TEST, '/testing/', '^packages/provider-simulators/'] },
      to: { path: '^packages/provider-simulators/' },
    },
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one thing, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rules-are-pure',
      comment: 'rules do no I/O and read no clock of the machine: they import nothing of Node and no library.',
      severity: 'error',
      from: { path: '^packages/rules/', pathNot: TEST },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'] },
    },
    {
      name: 'engine-has-no-io',
      comment: 'The dispatch engine works over ports: no HTTP, no SQL, nothing of Node or of a library.',
      severity: 'error',
      from: { path: '^packages/dispatch/', pathNot: TEST },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'] },
    },
    {
      name: 'rooms-by-their-door',
      comment: "On the server a room enters another only through that room's public.ts.",
      severity: 'error',
      from: { path: '^packages/server/src/([^/]+)/', pathNot: [TEST, `^packages/server/src/(${SERVER_COMMON})/`] },
      to: {
        path: '^packages/server/src/[^/]+/',
        pathNot: [`^packages/server/src/($1|${SERVER_COMMON})/`, '^packages/server/src/[^/]+/public\\.ts$'],
      },
    },
    {
      name: 'platform-knows-no-room',
      comment: 'platform is what rooms build on.',
      severity: 'error',
      from: { path: '^packages/server/src/platform/', pathNot: TEST },
      to: { path: '^packages/server/src/[^/]+/', pathNot: '^packages/server/src/(platform|adapters)/' },
    },
    {
      name: 'adapters-know-ports',
      comment: 'An adapter knows the port that it fills, and nothing else of a room.',
      severity: 'error',
      from: { path: '^packages/server/src/adapters/', pathNot: TEST },
      to: {
        path: '^packages/server/src/[^/]+/',
        pathNot: ['^packages/server/src/(platform|adapters)/', '^packages/server/src/[^/]+/ports\\.ts$'],
      },
    },
    ...WEB_LAYERS.map((layer, n) => ({
      name: `web-layer-${layer}`,
      comment: `${layer}/ may import only ${[...WEB_LAYERS.slice(0, n), 'itself'].join(', ')}: what it needs of a room, app/ hands it.`,
      severity: 'error',
      from: { path: `^packages/web/src/${layer}/`, pathNot: TEST },
      to: { path: '^packages/web/src/[^/]+/', pathNot: `^packages/web/src/(${WEB_LAYERS.slice(0, n + 1).join('|')})/` },
    })),
    {
      name: 'web-rooms-apart',
      comment: 'On the web rooms never import each other; app/ composes them. What several need belongs to common/.',
      severity: 'error',
      from: { path: '^packages/web/src/([^/]+)/', pathNot: [TEST, `^packages/web/src/(app|${WEB_LAYERS.join('|')})/`] },
      to: { path: '^packages/web/src/[^/]+/', pathNot: `^packages/web/src/($1|${WEB_LAYERS.join('|')})/` },
    },
    {
      name: 'keys-stay-on-the-server',
      comment: 'Lessons come by the API, in one language; the key of a quiz comes nowhere.',
      severity: 'error',
      from: { path: '^packages/(web|city|locales)/' },
      to: { path: '^packages/rules/src/training/(answer-keys|lessons)' },
    },
    {
      name: 'testing-stays-in-tests',
      comment: 'What exists for tests is in no product.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [TEST, '/testing/', '^packages/bench/', 'test-cluster\\.ts$', 'vitest-global-setup\\.ts$'] },
      to: { path: ['/testing/', 'test-cluster\\.ts$'] },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere would be invisible to every other rule.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
