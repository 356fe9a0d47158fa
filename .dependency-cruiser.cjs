/**
 * Who may import whom. One row a realm; everything a row does not name is refused, be it a folder of ours, a package or
 * a module of Node. Tests beside the code are free.
 */

const tests = '\\.test\\.tsx?$';
/** What may cross between page and core, as types: the core API, its topics, and each service's part beside the service. */
const coreApi = '^src/worker/(topics|core-api|session/session-api|services/[a-z]+/[a-z]+-api)\\.ts$';
/** How it crosses: the bridge, the worker entries, and the messages of the gift and danmaku workers. */
const boundary =
  '^src/worker/(bridge/|entry\\.ts$|gifts/gift-(entry|messages)\\.ts$|danmaku/danmaku-(entry|messages)\\.ts$)';

/** What the page may take from the contract at run time; types it may take from all of it. */
const contractValues = [
  '^src/contract/(text|units)/',
  '^src/contract/(activity|care|community|money|people|play|protection|rewards|site)/(?!.*(schema|calls)(/|\\.ts$))',
  '^src/contract/(calls/request-constants|errors|error-code|version|rules)\\.ts$',
  '^src/contract/commands/(command-id|command-life\\.table|outcome-of)\\.ts$',
];

/** Features whose parts other features show: the site and its currencies, who is signed in, developer mode, orders, money, the frame of member pages, matches, bets, games, the way into venues, articles, messages, the live picture. */
const sharedFeatures =
  '^src/app/features/(?!home/|activity/)[a-z]+/(site|account|article|bet|captcha|developer|game|inbox|match|member|order|parcel|payee|price|image|video|play-session|transfer|venue|wallet|withdraw-password)/';

/** What platform and load testers share of Node: cryptography, and the queue that yields. */
const onNode = '^src/sandbox/base/(node-engine|work-queue)\\.ts$';

const realms = [
  {
    name: 'contract',
    at: '^src/contract/',
    folders: [],
    packages: ['valibot', 'crypto-js', '@noble/hashes', '@scure/base'],
  },
  { name: 'timing', at: '^src/timing/', folders: ['^src/contract/'], packages: ['rxjs'] },
  {
    name: 'chat-core',
    at: '^src/chat/core/',
    folders: ['^src/contract/', '^src/timing/'],
    packages: ['rxjs'],
  },
  {
    name: 'gift-formats',
    at: '^src/worker/gifts/formats/',
    folders: ['^src/contract/'],
    packages: ['fflate'],
  },
  { name: 'danmaku', at: '^src/streams/danmaku/', folders: ['^src/contract/'], packages: [] },
  {
    name: 'streams-core',
    at: '^src/streams/core/',
    folders: ['^src/contract/', '^src/timing/'],
    packages: ['rxjs'],
  },
  {
    name: 'worker',
    at: '^src/worker/',
    folders: ['^src/contract/', '^src/timing/', '^src/streams/danmaku/', '^src/(chat|streams)/core/'],
    packages: ['rxjs', 'comlink', 'idb-keyval', 'valibot', 'svgaplayerweb', 'fflate'],
  },
  {
    name: 'service-worker',
    at: '^src/service-worker/',
    folders: [],
    packages: [
      'workbox-core',
      'workbox-expiration',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ],
  },
  {
    name: 'chat-view',
    at: '^src/chat/view/',
    folders: ['^src/(kit|core-client|i18n)/', '^src/contract/', coreApi],
    packages: ['react', 'react-virtuoso', 'frimousse', 'valtio'],
  },
  {
    name: 'streams-view',
    at: '^src/streams/view/',
    folders: ['^src/(kit|core-client|i18n)/', '^src/contract/', '^src/streams/danmaku/', coreApi],
    packages: ['react', 'valtio', 'hls.js', 'flv.js'],
  },
  {
    name: 'kit',
    at: '^src/kit/',
    folders: [],
    packages: ['react', 'react-router-dom', 'radix-ui', 'qrcode.react', 'valtio'],
  },
  {
    name: 'core-client',
    at: '^src/core-client/',
    folders: ['^src/i18n/', '^src/contract/', '^src/streams/danmaku/', coreApi, boundary],
    packages: ['react', 'rxjs', 'valtio'],
  },
  { name: 'i18n', at: '^src/i18n/', folders: ['^src/contract/'], packages: ['react'] },
  {
    name: 'app',
    at: '^src/app/',
    folders: [
      '^src/(kit|core-client|i18n)/',
      '^src/(chat|streams)/view/',
      '^src/contract/',
      '^src/streams/danmaku/',
      coreApi,
    ],
    packages: [
      'react',
      'react-dom',
      'react-router-dom',
      'radix-ui',
      'dompurify',
      'qrcode.react',
      'react-hook-form',
      'rxjs',
      'uplot',
      'valtio',
      'web-vitals',
    ],
  },
  {
    name: 'sandbox',
    at: '^src/sandbox/',
    // What a page would refuse of a gift's file is decided by the decoders of the page.
    folders: ['^src/contract/', '^src/worker/gifts/formats/'],
    // A page of a venue plays the picture of a table.
    packages: ['hono', '@hono/node-server', 'valibot', 'hls.js'],
    node: true,
  },
  {
    name: 'replay',
    at: '^src/replay/',
    folders: ['^src/contract/', '^src/worker/', onNode],
    packages: ['rxjs', 'valibot', 'playwright'],
    node: true,
  },
  {
    name: 'replay-artillery',
    at: '^replay-artillery/',
    folders: ['^src/(replay|contract|worker)/'],
    packages: ['vite'],
    node: true,
  },
];

const keepsToItsRow = ({ name, at, folders, packages, node = false }) => ({
  name: `${name}-keeps-to-its-row`,
  comment: 'A realm imports only what its row names',
  severity: 'error',
  from: { path: at, pathNot: tests },
  to: {
    pathNot: [at, ...folders, ...packages.map((pack) => `node_modules/(@types/)?${pack}/`)],
    ...(node ? { dependencyTypesNot: ['core'] } : {}),
    couldNotResolve: false,
  },
});

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const page = '^src/(app|kit|core-client|i18n|chat/view|streams/view)/';
const valueImport = { dependencyTypesNot: ['type-only'] };

/** Modules that the pages of the venues load as they are (src/sandbox/venue/venue-files.ts). */
const SERVED_TO_VENUES =
  '^src/sandbox/(venue/page/|games/|world/art/pen|world/art/covers/(cover-figures|cover-palettes|cover-subjects))';

module.exports = {
  forbidden: [
    ...realms.map(keepsToItsRow),
    rule(
      'page-takes-only-types-of-the-core',
      'At run time the page reaches the core through src/core-client alone: bridge and entry there, types elsewhere',
      { path: page, pathNot: [tests, '^src/core-client/'] },
      { path: '^src/worker/', ...valueImport },
    ),
    rule(
      'core-client-opens-the-boundary',
      'src/core-client may run the page end of the bridge and start the entry, nothing else of the core',
      { path: '^src/core-client/', pathNot: tests },
      { path: '^src/worker/', pathNot: boundary, ...valueImport },
    ),
    rule(
      'only-core-client-sees-bridge-or-entry',
      'Nobody else on the page knows how the boundary is built',
      { path: page, pathNot: [tests, '^src/core-client/'] },
      { path: boundary },
    ),
    rule(
      'page-takes-units-and-rules-of-the-contract',
      'Calls and schemas stay in the core; the page takes their types',
      { path: page, pathNot: tests },
      { path: '^src/contract/', pathNot: contractValues, ...valueImport },
    ),
    rule(
      'features-are-islands',
      'A feature imports itself and what the shared features show of their noun',
      { path: '^src/app/features/(activity|home|[^/]+/[^/]+)/', pathNot: tests },
      { path: '^src/app/features/', pathNot: ['^src/app/features/$1/', sharedFeatures] },
    ),
    rule(
      'shared-features-stand-below',
      'A shared feature imports no feature that only has screens',
      { path: sharedFeatures, pathNot: tests },
      { path: '^src/app/features/', pathNot: sharedFeatures },
    ),
    rule(
      'screens-link-by-address',
      'What a screen shows knows addresses, never the table of screens',
      { path: '^src/app/(features|shell|page|theme|routes)/', pathNot: tests },
      { path: '^src/app/screens/' },
    ),
    rule(
      'replay-runs-the-real-core',
      'Virtual viewers start from core.ts and its ports, never from the worker entry',
      { path: '^src/replay/', pathNot: tests },
      { path: '^src/worker/entry\\.ts$' },
    ),
    rule(
      'console-runs-alone',
      'The operator’s console is served as it lies in the source: itself only, and types of the desk',
      { path: '^src/sandbox/console/', pathNot: tests },
      { path: '.', pathNot: '^src/sandbox/console/', ...valueImport },
    ),
    rule(
      'console-is-a-page',
      'Nothing of the sandbox runs the console’s modules',
      { path: '^src/sandbox/', pathNot: ['^src/sandbox/console/', tests] },
      { path: '^src/sandbox/console/' },
    ),
    rule(
      'venue-pages-run-alone',
      'The pages of the venues are served as they lie in the source: themselves, the rules of the games, the drawings of symbols, hls.js, and types',
      { path: SERVED_TO_VENUES, pathNot: tests },
      { path: '.', pathNot: [SERVED_TO_VENUES, 'node_modules/hls\\.js/'], ...valueImport },
    ),
    rule(
      'games-know-no-page',
      'The rules of the games stand below the pages, and nothing of the sandbox runs the pages’ modules',
      { path: '^src/sandbox/', pathNot: ['^src/sandbox/venue/page/', tests] },
      { path: '^src/sandbox/venue/page/' },
    ),
    rule(
      'product-knows-no-tests-or-tools',
      'What ships depends on nothing that only checks it',
      { path: '^src/', pathNot: tests },
      { path: ['^(tests|tools|bench)/', tests] },
    ),
    rule(
      'product-ships-its-dependencies',
      'A package the product runs is no development dependency; the browsers of a load test are loaded when asked for',
      { path: '^src/', pathNot: [tests, '^src/replay/transports/browser/'] },
      { dependencyTypes: ['npm-dev'], ...valueImport, pathNot: 'node_modules/@types/' },
    ),
    rule('no-cycles', 'A cycle is one file in disguise, or two ideas tangled', {}, { circular: true }),
    rule('resolvable', 'An import that leads nowhere', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
    rule(
      'no-orphans',
      'A module nobody imports and that imports nobody',
      {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.config\\.ts$',
          '^src/sandbox/console/early-mode\\.ts$',
          '^tools/',
          '^tests/',
          '^bench/',
          tests,
          '\\.css$',
        ],
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|dist-deploy|gallery|bench/results)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
