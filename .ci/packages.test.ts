import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const text = v.optional(v.string());
const no = v.optional(v.boolean(), false);
const lockFile = v.object({
  lockfileVersion: v.literal(3),
  packages: v.record(
    v.string(),
    v.object({
      version: text,
      resolved: text,
      integrity: text,
      link: no,
      dev: no,
      optional: no,
      os: v.optional(v.array(v.string()), []),
    }),
  ),
});
type LockFile = v.InferOutput<typeof lockFile>;
type Locked = LockFile['packages'][string];

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const lock = v.parse(lockFile, readJson('package-lock.json'));
const { dependencies } = v.parse(
  v.object({ dependencies: v.record(v.string(), v.string()) }),
  readJson('package.json'),
);

/** The installing machine chooses npm's registry for packages without an address in the file. */
const registry = 'https://registry.npmjs.org/';

/** Tools for other systems, missing in the registry of the file's making (docs/decisions/006). */
const isForeignTool = ({ integrity, dev, optional, os }: Locked): boolean =>
  integrity === undefined && dev && optional && os.length > 0;

const isOwn = (locked: Locked): boolean =>
  isForeignTool(locked) || /^sha512-[\w+/]{86}==$/.test(locked.integrity ?? '');

/** Packages that could be somebody else's: from another place, or without a strong checksum. */
const doubtful = ({ packages }: LockFile): string[] =>
  Object.entries(packages)
    .filter(
      ([path, locked]) =>
        path !== '' &&
        !(
          path.startsWith('node_modules/') &&
          locked.version !== undefined &&
          !locked.link &&
          (locked.resolved ?? registry).startsWith(registry) &&
          isOwn(locked)
        ),
    )
    .map(([path]) => path);

test('Security: each locked package is the registry’s own, by its sum', () => {
  expect(doubtful(lock)).toEqual([]);
});

test.each<[string, Partial<Locked>]>([
  ['another place', { resolved: 'https://registry.evil.example/hono.tgz' }],
  ['a line that can be read', { resolved: 'http://registry.npmjs.org/hono/-/hono.tgz' }],
  ['a repository', { resolved: 'git+ssh://git@github.com/honojs/hono.git' }],
  ['no sum', { integrity: undefined }],
  ['a weak sum', { integrity: 'sha1-LaLaLa=' }],
  ['no version', { version: undefined }],
  ['a folder', { link: true }],
])('Security: control: %s is found', (_, spoilt) => {
  const path = 'node_modules/hono';
  const hono = lock.packages[path];
  if (!hono) throw new Error(`${path} is not locked`);
  expect(doubtful({ ...lock, packages: { ...lock.packages, [path]: { ...hono, ...spoilt } } })).toEqual([
    path,
  ]);
});

/** The files of the running server: no tests, no tools of development. */
const isRunning = (path: string): boolean =>
  !/\.test\.ts$|\/testing\/|^server\/(stress\/|dev\.ts$)/.test(path.replaceAll('\\', '/'));
/** The package of an import: `hono/tiny` is of `hono`, `@scope/name/part` of `@scope/name`. */
const packageOf = /^(?:@[^/]+\/)?[^/]+/;
/** Imports that stay when the types are gone, on one line or several, at the top or where they are needed. */
const imports = /^(?:import|export)(?! type\b)[^;'"]*?\bfrom '([^']+)'|\bimport\('([^']+)'\)/gm;

test('OPS-24: a production install holds the packages that the running server imports, and no other', () => {
  const files = globSync('{contract,server}/**/*.ts').filter(isRunning);
  const named = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(imports)].map(([, top, within]) => top ?? within ?? ''),
  );
  const packages = named.flatMap((name) =>
    /^(?:[.#]|node:)/.test(name) ? [] : (packageOf.exec(name)?.[0] ?? []),
  );
  expect([...new Set(packages)].toSorted()).toEqual(Object.keys(dependencies).toSorted());
});

const property = v.object({ name: v.string() });
const billOfMaterials = v.object({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.string(),
  metadata: v.object({ component: v.object({ purl: v.string() }) }),
  components: v.array(v.object({ name: v.string(), purl: v.string(), properties: v.array(property) })),
});
/** npm's mark of a package for tools only. */
const development = 'cdx:npm:package:development';

test('QA: npm writes a bill of materials that names every dependency of production, at its locked version', () => {
  // All of it: with `--omit=dev` npm also leaves out a tool's own dependencies, like xstate.
  const { stdout, status } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(status).toBe(0);
  const { metadata, components } = v.parse(billOfMaterials, JSON.parse(stdout));
  expect(metadata.component.purl).toBe('pkg:npm/chapiteau@0.1.0');
  const running = components
    .filter(({ properties }) => !properties.some(({ name }) => name === development))
    .map(({ purl }) => purl);
  expect(components.length - running.length).toBeGreaterThan(100);
  const wanted = Object.keys(dependencies).map(
    (name) => `pkg:npm/${name.replace('@', '%40')}@${lock.packages[`node_modules/${name}`]?.version}`,
  );
  expect(wanted.filter((purl) => !running.includes(purl))).toEqual([]);
});
