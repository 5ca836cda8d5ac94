// The tree's law (docs/decisions/001): the allowed imports. `node .ci/architecture.ts` runs it, and plants a violation of
// each rule to show that it can fail.

const floors = require('./floors.json');

const ours = '^(src|machines|contract|server|locales|e2e|bench)/';
const tests = '\\.test\\.tsx?$|/testing/';

/** @param {string} name @param {string} from @param {string[]} to paths that are allowed */
const only = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: to },
});

/** @param {string} name @param {string} from @param {string} to packages that are allowed */
const packages = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: to },
});

/**
 * The folders of `root` from the bottom up. Each may import from those below it only, so that there are no cycles, not even
 * of types. @param {[string, string[]]} root
 */
const floorRules = ([root, folders]) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: `${root}-${folder}`,
    severity: 'error',
    from: { path: `^${root}/${folder}/`, pathNot: tests },
    to: { path: folders.slice(index + 1).map((above) => `^${root}/${above}/`) },
  }));
/** Files in the root of server/ that connect the folders. The other files there import from no folder. */
const entrances =
  '^server/(app|builtSite|descriptions|dev|letterWriters|main|openapi|reference|reference\\.cli|sources|start)\\.(ts|mjs)$';

const texts = ['^locales/'];
const below = ['^contract/', '^machines/', '^src/(analytics|api|browser|components|i18n|storage)/'];

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'only-one-file-imports-the-graph',
      severity: 'error',
      from: { pathNot: '^machines/testing/transitionPaths\\.ts$' },
      to: { path: 'node_modules/@xstate/graph' },
    },
    only('contract', '^contract/', ['^contract/']),
    packages('contract-packages', '^contract/', 'node_modules/valibot'),
    only('machines', '^machines/', ['^machines/', '^contract/(programme|settings)/']),
    packages('machines-packages', '^machines/', 'node_modules/xstate'),
    only('server', '^server/', ['^server/', '^contract/', ...texts]),
    ...Object.entries(floors).flatMap(floorRules),
    {
      name: 'server-every-folder-has-its-floor',
      severity: 'error',
      from: { path: '^server/', pathNot: `${tests}|^server/stress/` },
      to: { path: '^server/[^/]+/', pathNot: `^server/(${floors.server.join('|')})/` },
    },
    {
      name: 'server-root',
      severity: 'error',
      from: { path: '^server/[^/]+$', pathNot: `${tests}|${entrances}` },
      to: { path: ['^server/[^/]+/', entrances] },
    },
    {
      name: 'server-entrances',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: `${tests}|^server/stress/` },
      to: { path: entrances },
    },
    {
      // These fill an empty database: a start, and the races and floods with databases of their own.
      name: 'server-knows-no-sample',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: `${tests}|^server/(sample|stress)/|^server/start\\.ts$`,
      },
      to: { path: '^server/sample/' },
    },
    {
      // It has accounts that cost nothing (docs/decisions/060). Only tests read walks and examples.
      name: 'only-tests-import-testing',
      severity: 'error',
      from: {
        path: '^(src|machines|contract|server)/',
        pathNot: `${tests}|^server/stress/|\\.(examples|walk)\\.ts$`,
      },
      to: {
        path: ['^(src|machines|contract|server)/testing/', '^(src|machines|contract|server)/.+/testing/'],
      },
    },
    only('tools', '^tools/', ['^contract/', '^server/sample/', '^server/festival/values/']),
    {
      // A production install has no `devDependencies` (docs/decisions/085). Types are gone when it runs.
      name: 'server-runs-without-tools',
      severity: 'error',
      from: { path: '^(contract|server)/', pathNot: `${tests}|^server/stress/|^server/dev\\.ts$` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-tools',
      severity: 'error',
      from: { pathNot: '^tools/' },
      to: { path: '^tools/' },
    },
    only('e2e', '^e2e/', [
      '^(e2e|machines|src)/',
      '^contract/',
      '^server/(mail|member|programme|sample|store|testing)/',
      '^server/festival/(values|testing/traces)/',
      '^server/(clock|log)\\.ts$',
      ...texts,
    ]),
    only('bench', '^bench/', ['^bench/', '^contract/', '^server/', ...texts]),
    {
      // The site's own thread never loads the drawing code: it only has the thread's address (docs/decisions/049). The
      // commands of a festival's folder draw in a process of their own.
      name: 'drawn-in-a-thread',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [
          tests,
          '^server/sharing/(drawingThread|draw|sheet|brandSheet|setTitle|fonts)\\.ts$',
          '^server/pictures/(preparingThread|prepare|lookAtPicture)\\.ts$',
          '^server/festival/(loading/(atStart/.*|loadDirectory)|checking/.*|festival\\.cli|commands/.*|beginning/(newFestival|drawPoster|posterSheet))\\.ts$',
        ],
      },
      to: { path: 'node_modules/(sharp|fontkit)/', reachable: true },
    },
    only('api', '^src/api/', ['^src/api/', '^contract/']),
    only('storage', '^src/storage/', ['^src/storage/', '^contract/']),
    only('analytics', '^src/analytics/', ['^src/(analytics|storage)/', '^contract/']),
    only('i18n', '^src/i18n/', ['^src/i18n/', '^contract/', ...texts]),
    only('browser', '^src/browser/', ['^src/browser/', '^contract/']),
    only('components', '^src/components/', [
      '^src/(browser|components)/',
      '^src/i18n/',
      '^contract/',
      // Folding is a chart of every page with long texts (LAY-27).
      '^machines/(readMore/|settings)',
      ...texts,
    ]),
    only('session', '^src/session/', ['^src/(session|api|storage)/', '^machines/', '^contract/']),
    only('routing', '^src/routing/', ['^src/(routing|api|i18n|session)/', '^contract/', ...texts]),
    only('controls', '^src/controls/([^/]+)/', ['^src/controls/$1/', '^src/session/', ...below, ...texts]),
    only('layout', '^src/layout/', ['^src/(layout|controls|session)/', ...below, ...texts]),
    only('pages', '^src/pages/([^/]+)/', [
      '^src/pages/$1/',
      '^src/(controls|session)/',
      '^src/routing/',
      ...below,
      ...texts,
    ]),
    only('shell', '^src/(shell/|entry\\.)', ['^src/', '^machines/', '^contract/', ...texts]),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
