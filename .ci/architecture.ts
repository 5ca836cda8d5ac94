import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import floors from './floors.json' with { type: 'json' };

/**
 * The architecture rules, and the proof that each can fail: a violation of every rule is planted, and exactly these must be
 * found. (A cruiser without a TypeScript parser sees no modules and passes on anything.) Imports do not climb: anything
 * beyond the folder above uses its alias (`#src/…`).
 */
const folders = ['src', 'machines', 'contract', 'server', 'e2e', 'bench', 'tools'];

const floorFile = (root: string, folder: string): string => `${root}/${folder}/planted.floor.ts`;
/** For the rule of each floor (`floors.json`): a file that imports types from the floor above. */
const climbedFloors = Object.fromEntries(
  Object.entries(floors).flatMap(([root, folders]) =>
    folders.slice(0, -1).map((folder, index) => {
      const above = floorFile(root, folders[index + 1] ?? '');
      return [
        `${root}-${folder}`,
        [floorFile(root, folder), `import type {} from '#${above}';\nexport {};\n`],
      ] as const;
    }),
  ),
);
/** The files on the top floors, which the files one floor below import. */
const topFloors = Object.entries(floors).map(
  ([root, folders]) => [floorFile(root, folders.at(-1) ?? ''), 'export {};\n'] as const,
);

/** By rule: a file that breaks it, and its content. */
const violations: Readonly<Record<string, readonly [file: string, code: string]>> = {
  'no-circular': ['src/api/planted.cycle.ts', "import type {} from './planted.circle.ts';\nexport {};\n"],
  resolvable: ['src/i18n/planted.missing.ts', "import './nowhere.ts';\n"],
  'only-one-file-imports-the-graph': ['machines/planted.graph.ts', "import '@xstate/graph';\n"],
  contract: ['contract/programme/planted.up.ts', "import '#src/api/member/newKey.ts';\n"],
  'contract-packages': ['contract/wire/planted.package.ts', "import 'hono';\n"],
  machines: ['machines/menu/planted.wire.ts', "import '#contract/wire/list.ts';\n"],
  'machines-packages': ['machines/menu/planted.package.ts', "import 'react';\n"],
  server: ['server/planted.up.ts', "import '#src/api/member/newKey.ts';\n"],
  ...climbedFloors,
  'server-every-folder-has-its-floor': [
    'server/store/planted.unlisted.ts',
    "import '../testing/makeFolder.ts';\n",
  ],
  'server-root': ['server/planted.root.ts', "import './http/limits.ts';\n"],
  'server-entrances': ['server/content/planted.entrance.ts', "import '../openapi.ts';\n"],
  'server-knows-no-sample': ['server/content/planted.sample.ts', "import '../sample/nearShows.ts';\n"],
  'only-tests-import-testing': ['server/member/planted.testing.ts', "import './testing/noEffort.ts';\n"],
  'server-runs-without-tools': ['server/content/planted.dev.ts', "import 'react';\n"],
  tools: ['tools/cv/planted.up.ts', "import '#server/clock.ts';\n"],
  'nobody-imports-tools': ['server/planted.tools.ts', "import '../tools/cv/pdf.ts';\n"],
  e2e: ['e2e/site/planted.up.ts', "import '#bench/figure.ts';\n"],
  bench: ['bench/planted.up.ts', "import '#src/api/member/newKey.ts';\n"],
  'drawn-in-a-thread': ['server/planted.draw.ts', "import './sharing/draw.ts';\n"],
  api: ['src/api/planted.up.ts', "import '#machines/port.ts';\n"],
  storage: ['src/storage/planted.up.ts', "import '#src/api/member/newKey.ts';\n"],
  analytics: ['src/analytics/planted.up.ts', "import '#src/api/member/newKey.ts';\n"],
  i18n: ['src/i18n/planted.up.ts', "import '#src/components/dataState.ts';\n"],
  browser: ['src/browser/planted.up.ts', "import '#src/i18n/useFormat.ts';\n"],
  components: ['src/components/planted.up.ts', "import '#src/api/member/newKey.ts';\n"],
  session: ['src/session/planted.up.ts', "import '#src/components/dataState.ts';\n"],
  controls: ['src/controls/wishlist/planted.up.ts', "import '#src/controls/buyPopup/hostOf.ts';\n"],
  layout: ['src/layout/planted.up.ts', "import '#src/shell/head.ts';\n"],
  pages: ['src/pages/home/planted.other.ts', "import '#src/pages/page/PageScreen.tsx';\n"],
  routing: ['src/routing/planted.up.ts', "import '#src/shell/head.ts';\n"],
  shell: ['src/shell/planted.down.ts', "import '#server/clock.ts';\n"],
};
/** The other half of the circle. */
const circle = [
  'src/api/planted.circle.ts',
  "import type {} from './planted.cycle.ts';\nexport {};\n",
] as const;

/** Files whose imports climb further than the folder above. */
const climbing = (): string[] =>
  globSync('{src,machines,contract,server,e2e,bench,tools,.ci}/**/*.{ts,tsx}').filter((file) =>
    /(from|import\(?) ?'\.\.\/\.\.\//.test(readFileSync(file, 'utf8')),
  );
/** Written in two parts: this file does not climb. */
const climber = ['bench/planted.climb.ts', ['import ', "'../..", "/main.ts';\n"].join('')] as const;

const planted = [...Object.values(violations), ...topFloors, circle, climber];
for (const [file, code] of planted) {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  writeFileSync(file, code);
}
try {
  const { stdout, stderr } = spawnSync('depcruise', ['--config', '.ci/dependency-cruiser.cjs', ...folders], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  process.stderr.write(stderr);
  // A violation goes on in the next lines if it is a circle.
  const found = stdout.split(/^(?= {2}(?:error|warn|info) )/m).slice(1);
  const climbers = climbing();
  const isPlanted = (text: string): boolean => text.includes('/planted.');
  const broken = [
    ...found.filter((violation) => !isPlanted(violation)),
    ...climbers
      .filter((file) => !isPlanted(file))
      .map((file) => `  error: ${file}: an import climbs with ../..\n`),
  ];
  const unnoticed = Object.keys(violations).filter(
    (rule) => !found.some((violation) => violation.startsWith(`  error ${rule}:`) && isPlanted(violation)),
  );
  if (!climbers.includes(climber[0])) unnoticed.push('imports that climb');
  for (const violation of broken) process.stderr.write(violation);
  for (const rule of unnoticed) console.error(`A planted violation of "${rule}" went unnoticed.`);
  process.exitCode = broken.length + unnoticed.length === 0 ? 0 : 1;
} finally {
  for (const [file] of planted) rmSync(file);
}
