/** A folder whose bugs tests must tell. */
export interface Folder {
  name: string;
  /** A glob of its files; those of `notMutated` are left out. */
  files: string;
  /** Leaves out what stands elsewhere in a file. */
  part?: 'guards, actions and delays';
  /** Globs of the tests that judge it: its own, then, for what these do not tell, wider ones. */
  judges: readonly string[];
  /** The least score in percent. */
  goal: number;
}

/** Tests, what they are made of, and files that a program writes. */
export const notMutated = /\.(test|property|gen|examples|walk|d)\.tsx?$|\/testing\/|\/documents\//;

const all = 85;
/** Where a bug costs somebody's account, seat or credit. */
const strict = 92;

/** All but one, which starts Node on the sources themselves: it does not start on instrumented ones. */
const testsOfServer = 'server/**/!(requireNode).test.ts';
const server = (name: string, goal = all): Folder => ({
  name: `server/${name}`,
  files: `server/${name}/**/*.ts`,
  judges: [`{server/${name}/**/*.test.ts,server/reference.test.ts}`, testsOfServer],
  goal,
});

const browser = (name: string, files: string, goal = all): Folder => ({
  name: `src/${name}`,
  files,
  judges: [`src/${name}/**/*.test.{ts,tsx}`, 'src/**/*.test.{ts,tsx}'],
  goal,
});

const machines = {
  files: 'machines/**/*.ts',
  judges: ['machines/!(testing)/*.test.ts', 'machines/**/*.test.ts', '{machines,src}/**/*.test.{ts,tsx}'],
} as const;

export const folders: readonly Folder[] = [
  {
    name: 'contract',
    files: 'contract/**/*.ts',
    judges: ['contract/**/*.test.ts', '{contract,server,src}/**/!(requireNode).test.{ts,tsx}'],
    goal: all,
  },
  { ...machines, name: 'machines', goal: all },
  { ...machines, name: 'guards', part: 'guards, actions and delays', goal: strict },
  server('member', strict),
  server('store'),
  server('search'),
  server('newsletter'),
  server('import'),
  server('content'),
  server('prepared'),
  server('mail'),
  server('pages'),
  server('places'),
  browser('session', 'src/session/**/*.ts', strict),
  browser('api', 'src/api/**/*.ts'),
  browser('controls', 'src/controls/**/*.{ts,tsx}'),
  browser('pages', 'src/pages/**/*.{loader,url}.ts'),
];

/** Folders that `--full` tries whole where none is named. */
export const isStrict = ({ goal }: Folder): boolean => goal >= strict;

/** The least lower end of a sample's interval, in percent. */
export const leastLowerEnd = 78;

/** How many mutants of a folder are tried by default, and what chooses them. */
export const sample = { size: 150, seed: 'chapiteau' };
