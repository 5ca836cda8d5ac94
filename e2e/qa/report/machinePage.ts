import { chartInPage } from '../chart/draw.ts';
import type { Failure } from '../outcome.ts';
import { html, type Markup } from './html.ts';
import { bar, chip, document, filters } from './parts.ts';
import { countOf, type JudgedMachine, type JudgedPath } from './verdicts.ts';
import { count, seconds, verdictName } from './words.ts';

/** The files of a path; `null` where there are none. */
export interface PathFiles {
  /** Where the walk ended, and what the screen showed when it failed: beside the page. */
  readonly picture: string | null;
  readonly screenshot: string | null;
  /** As seen from the folder in which QA gives commands. */
  readonly trace: string | null;
}

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

const failure = (
  { isFlaky, expected, seen, message, step }: Failure,
  steps: readonly string[],
  files: PathFiles,
): Markup =>
  html`<div class="failure">
    <dl>
      <dt>Failed at</dt>
      <dd>${steps[step] ?? 'the end'}</dd>
      <dt>Expected</dt>
      <dd>${expected}</dd>
      <dt>Seen</dt>
      <dd>${seen}</dd>
      ${
        isFlaky
          ? html`<dt>Repeated</dt>
              <dd>It passed the second time: flaky is not passed.</dd>`
          : null
      }
      ${
        files.trace === null
          ? null
          : html`<dt>Trace</dt>
              <dd><code>npx playwright show-trace ${files.trace}</code></dd>`
      }
    </dl>
    <details class="message">
      <summary>All that was said</summary>
      <pre tabindex="0">${message}</pre>
    </details>
  </div>`;

const picture = (id: string, { picture: end, screenshot }: PathFiles): Markup | null => {
  const source = screenshot ?? end;
  if (source === null) return null;
  const says = screenshot === null ? `The page where ${id} ends` : `The page when ${id} failed`;
  return html`<a class="picture" href="${source}"
    ><img src="${source}" alt="${says}" width="427" height="240" loading="lazy"
  /></a>`;
};

const thumb = ({ picture, screenshot }: PathFiles): Markup => {
  const source = screenshot ?? picture;
  return source === null
    ? html`<span></span>`
    : html`<img class="thumb" src="${source}" alt="" width="107" height="60" loading="lazy" />`;
};

const row = ({ path, verdict, outcome, parts }: JudgedPath, files: PathFiles): Markup => {
  const steps = [path.start.says, ...path.steps.map(({ says }) => says)];
  const number = path.id.split('/')[1] ?? '';
  const failed = outcome?.failure ?? null;
  return html`<li
    id="path-${number}"
    data-verdict="${verdict}"
    data-lang="${outcome?.lang ?? ''}"
    data-parts=" ${parts.join(' ')} "
  >
    <details>
      <summary>
        <span class="number">${number}</span>
        ${thumb(files)}
        <span class="sentence">${steps.join(' → ')}</span>
        <span class="facts"
          >${chip(verdict)}${outcome === null ? null : html`<span>${outcome.lang === 'fr' ? 'French' : 'English'}</span><span>${seconds(outcome.ms)}</span>`}</span
        >
      </summary>
      <div class="inside">
        <ol class="steps" start="0">
          ${steps.map((step, index) => html`<li ${failed?.step === index ? html`class="failed"` : null}>${step}</li>`)}
        </ol>
        ${picture(path.id, files)} ${failed === null ? null : failure(failed, steps, files)}
      </div>
    </details>
  </li>`;
};

const share = (machine: JudgedMachine, kind: 's' | 't'): string => {
  const parts = [...machine.parts].filter(([id]) => id.startsWith(kind) && id !== 's0');
  return `${parts.filter(([, verdict]) => verdict !== 'none').length}/${parts.length}`;
};

/** How much of a chart the walks went through: `states 4/4, transitions 9/10`. */
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
          ${count(paths.length)} paths, ${count(counts.passed)} passed, ${count(counts.failed)} failed,
          ${count(counts.none)} not walked; ${coverage(machine)}
        </p>
        ${bar(counts)}
      </header>
      <main id="main">
        <section aria-labelledby="chart-title">
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
            ${paths.map((path) => row(path, filesOf(path)))}
          </ol>
        </section>
      </main>`,
  );
};
