import type { Failure } from '../outcome.ts';
import { html, type Markup } from './html.ts';
import { chip } from './parts.ts';
import type { JudgedPath } from './verdicts.ts';
import { languageName, seconds } from './words.ts';

/** The files of a path; `null` without one. */
export interface PathFiles {
  /** The walk's end, and the screen of its failure: beside the page. */
  readonly picture: string | null;
  readonly screenshot: string | null;
  /** Relative to QA's working folder. */
  readonly trace: string | null;
}

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
          : html`<dt>Trace of the repetition</dt>
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

/** A path in the list of its machine: its result at a glance, its steps and its picture when opened. */
export const pathRow = ({ path, verdict, outcome, parts }: JudgedPath, files: PathFiles): Markup => {
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
        <span class="number" data-id="${path.id}">${number}</span>
        ${thumb(files)}
        <span class="sentence">${steps.join(' → ')}</span>
        <span class="facts"
          >${chip(verdict)}${outcome === null ? null : html`<span>${languageName[outcome.lang]}</span><span>${seconds(outcome.ms)}</span>`}</span
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
