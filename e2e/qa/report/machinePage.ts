import { chartInPage } from '../chart/draw.ts';
import { html, type Markup } from './html.ts';
import { bar, document, filters } from './parts.ts';
import { type PathFiles, pathRow } from './pathRow.ts';
import { countOf, type JudgedMachine, type JudgedPath } from './verdicts.ts';
import { count, verdictName } from './words.ts';

const chart = ({ entry, paths, parts }: JudgedMachine): Markup => {
  const verdict = (id: string) => parts.get(id) ?? 'none';
  const through = (id: string) => paths.filter((path) => path.parts.includes(id)).length;
  return {
    markup: chartInPage(entry.machine, {
      says: (id, sentence) => `${sentence}: ${verdictName[verdict(id)]}, ${through(id)} paths`,
      classOf: (id) =>
        id === 's0' ? 'state' : `${id.startsWith('s') ? 'state' : 'transition'} ${verdict(id)}`,
    }),
  };
};

const share = (machine: JudgedMachine, kind: 's' | 't'): string => {
  const parts = [...machine.parts].filter(([id]) => id.startsWith(kind) && id !== 's0');
  return `${parts.filter(([, verdict]) => verdict !== 'none').length}/${parts.length}`;
};

/** The walks' coverage of a chart: `states 4/4, transitions 9/10`. */
export const coverage = (machine: JudgedMachine): string =>
  `states ${share(machine, 's')}, transitions ${share(machine, 't')}`;

const key = html`<ul class="key">
  <li><span class="swatch passed"></span>Passed</li>
  <li><span class="swatch failed"></span>Failed</li>
  <li><span class="swatch none"></span>Not walked</li>
  <li><b>↺</b> the machine stays</li>
  <li><b>→ name</b> leads there without an arrow</li>
</ul>`;

/** The page of a machine: its chart in the colours of its walks, and its paths. */
export const machinePage = (machine: JudgedMachine, filesOf: (path: JudgedPath) => PathFiles): string => {
  const { entry, paths } = machine;
  const counts = countOf(paths.map(({ verdict }) => verdict));
  return document(
    `${entry.name} · QA report`,
    counts.failed > 0 ? 'failed' : 'passed',
    html`<header class="masthead">
        <nav><a href="index.html">← Every machine</a></nav>
        <h1>${entry.name}</h1>
        <p>
          ${count(paths.length)} paths, ${count(counts.passed)} passed, ${count(counts.covered)} covered,
          ${count(counts.failed)} failed, ${count(counts.none)} not walked; ${coverage(machine)}
        </p>
        ${bar(counts)}
      </header>
      <main id="main">
        <section>
          <h2 id="chart-title">The chart</h2>
          <p>Choose a state or a transition to see the paths that go through it.</p>
          ${key}
          <div class="chart" role="region" aria-labelledby="chart-title" tabindex="0">${chart(machine)}</div>
          <div class="chosen" hidden>
            <p role="status"></p>
            <a href="#paths">See them</a>
            <button type="button">Show all</button>
          </div>
        </section>
        <section aria-labelledby="paths">
          <h2 id="paths" tabindex="-1">The paths</h2>
          ${filters(counts)}
          <ol class="paths">
            ${paths.map((path) => pathRow(path, filesOf(path)))}
          </ol>
        </section>
      </main>`,
  );
};
