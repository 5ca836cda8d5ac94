import { html, type Markup } from './html.ts';
import { coverage } from './machinePage.ts';
import { bar, chip, document, filters } from './parts.ts';
import { countOf, type JudgedMachine, type JudgedPath, type Verdict, verdicts } from './verdicts.ts';
import { count, duration, languageName, seconds, verdictName } from './words.ts';

/** The start of the walks, their duration, and the number left when the run was cut short. */
export interface Run {
  readonly startedAt: Date;
  readonly ms: number;
  readonly left: number;
}

const address = ({ path: { id } }: JudgedPath): string => id.replace('/', '.html#path-');

const countPaths = (paths: readonly JudgedPath[]) => countOf(paths.map(({ verdict }) => verdict));

const card = (machine: JudgedMachine): Markup => {
  const counts = countPaths(machine.paths);
  const says = verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${count(counts[verdict])} ${verdictName[verdict].toLowerCase()}`);
  return html`<li class="card">
    <h3><a href="${machine.entry.name}.html">${machine.entry.name}</a></h3>
    ${bar(counts)}
    <p><b>${count(machine.paths.length)} paths</b>: ${says.join(', ')}</p>
    <p class="small">${coverage(machine)}</p>
  </li>`;
};

const row = (judged: JudgedPath): Markup => {
  const { path, verdict, outcome } = judged;
  return html`<li data-verdict="${verdict}" data-lang="${outcome?.lang ?? ''}">
    <a href="${address(judged)}">${path.id}</a>
    <span class="sentence">${path.sentence}</span>
    <span class="facts"
      >${chip(verdict)}${outcome === null ? null : html`<span>${seconds(outcome.ms)}</span>`}</span
    >
  </li>`;
};

const failedRow = (judged: JudgedPath): Markup | null => {
  const failure = judged.outcome?.failure;
  if (!failure) return null;
  const { start, steps, id } = judged.path;
  return html`<li>
    <a href="${address(judged)}">${id}</a> ${languageName[judged.outcome.lang]}
    <p>
      At “${[start, ...steps][failure.step]?.says ?? 'the end'}”: expected ${failure.expected}, seen
      ${failure.seen}${failure.isFlaky ? ' (it passed when repeated)' : ''}
    </p>
  </li>`;
};

const total = (verdict: Verdict | 'all', number: number, label: string): Markup =>
  html`<div class="${verdict}">
    <dt>${label}</dt>
    <dd>${count(number)}</dd>
  </div>`;

const sticker = (
  { passed, covered, failed, none }: Readonly<Record<Verdict, number>>,
  left: number,
): Markup => {
  if (failed > 0) return chip('failed', `${count(failed)} failed`);
  if (left > 0) return chip('none', `Cut short, ${count(left)} left`);
  return none > 0
    ? chip('none', `${count(passed)} of ${count(passed + covered + none)} walked`)
    : chip('passed', 'All passed');
};

/** The first page: totals, the machines, the failures, and every path. */
export const overviewPage = (
  machines: readonly JudgedMachine[],
  { startedAt, ms, left }: Run,
  mascot: Markup,
): string => {
  const paths = machines.flatMap((machine) => machine.paths);
  const counts = countPaths(paths);
  const isWhole = left === 0 && counts.none === 0;
  const began = startedAt.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' });
  return document(
    'QA report · Chapiteau',
    counts.failed > 0 ? 'failed' : 'passed',
    html`<header class="masthead">
        <div class="mascot" aria-hidden="true">${mascot}</div>
        <h1>${isWhole ? 'Every transition, walked' : 'Some transitions, walked'}</h1>
        <p>${count(machines.length)} charts in a real browser · ${began} · took ${duration(ms)}</p>
        <p class="sticker">${sticker(counts, left)}</p>
      </header>
      <main id="main">
        <section aria-labelledby="totals">
          <h2 id="totals" class="unseen">Totals</h2>
          <dl class="totals">
            ${total('all', paths.length, 'paths')}
            ${verdicts.map((verdict) => total(verdict, counts[verdict], verdictName[verdict].toLowerCase()))}
          </dl>
          <p>
            A path is covered when others passed each state and transition on it. The charts’ own tests walk
            it; <code>npm run qa -- --all</code> walks it here, if the site lets anybody take it.
          </p>
        </section>
        ${
          counts.failed === 0
            ? null
            : html`<section aria-labelledby="failures">
                <h2 id="failures">What failed</h2>
                <ul class="failures">
                  ${paths.map(failedRow)}
                </ul>
              </section>`
        }
        <section aria-labelledby="machines">
          <h2 id="machines">The machines</h2>
          <ul class="cards">
            ${machines.map(card)}
          </ul>
        </section>
        <section aria-labelledby="paths">
          <h2 id="paths" tabindex="-1">Every path</h2>
          ${filters(counts)}
          <ol class="paths plain">
            ${paths.map(row)}
          </ol>
        </section>
      </main>`,
  );
};
