// The tree's law (docs/decisions/001): who may import whom. `node .ci/architecture.ts` runs it, and plants a violation
// to show that it can fail.

/** @param {string} name @param {string} from @param {string[]} to paths that are allowed */
const only = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$|/testing/' },
  to: { path: '^(src|machines|server|locales|e2e|bench)/', pathNot: to },
});

/** @param {string} name @param {string} from @param {string} to packages */
const packages = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$|/testing/' },
  to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: to },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'only-one-file-imports-the-graph',
      severity: 'error',
      from: { pathNot: '^machines/transitionPaths\\.ts$' },
      to: { path: 'node_modules/@xstate/graph' },
    },
    only('machines', '^machines/', ['^machines/']),
    packages('machines-packages', '^machines/(?!transitionPaths)', 'node_modules/xstate'),
    only('server', '^server/', ['^server/', '^locales/', '^src/api/contract/', '^src/programme/']),
    only('programme', '^src/programme/', ['^src/programme/', '^src/api/contract/']),
    packages('programme-packages', '^src/programme/', '^$'),
    only('api', '^src/api/', ['^src/api/', '^src/programme/']),
    only('i18n', '^src/i18n/', ['^src/i18n/', '^locales/', '^src/api/contract/', '^src/programme/']),
    only('components', '^src/components/', [
      '^src/components/',
      '^src/i18n/',
      '^src/programme/',
      '^src/api/contract/',
      '^machines/readMore/',
      '^machines/settings',
    ]),
    only('screens', '^src/screens/([^/]+)/', [
      '^src/screens/$1/',
      '^machines/',
      '^src/api/',
      '^src/components/',
      '^src/i18n/',
      '^src/programme/',
    ]),
    only('routes', '^src/routes/', [
      '^src/routes/',
      '^src/screens/',
      '^src/api/',
      '^src/app/',
      '^src/programme/',
    ]),
    only('app', '^src/(app/|entry\\.)', ['^src/', '^machines/']),
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
