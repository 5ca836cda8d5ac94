import { instance } from '@viz-js/viz';
import type { AnyStateMachine } from 'xstate';
import { type DrawnState, drawnChart } from './chart.ts';
import { toDot } from './dot.ts';

const viz = await instance();

/** Draws a chart with Graphviz: rows and heads are links to `#t1`, `#s1` …, arrows have ids like `t1_to_s2`. */
const drawn = (chart: DrawnState): string =>
  viz
    .renderString(toDot(chart), { format: 'svg' })
    .replace(/^[^]*?(?=<svg)/, '')
    .replaceAll(/<!--[^]*?-->\n/g, '')
    .replaceAll(/<title>[^]*?<\/title>\n/g, '')
    .replaceAll(/ (width|height)="(\d+)pt"/g, ' $1="$2"')
    .replaceAll(/<g id="a_([st]\d+)">/g, '<g id="$1">');

/** A chart as a file of its own: SVG, each state and transition with its sentence as a title. */
export const chartFile = (machine: AnyStateMachine): string =>
  drawn(drawnChart(machine))
    .replaceAll(/<a xlink:href="[^"]*" xlink:title="([^"]*)">/g, '<title>$1</title>')
    .replaceAll('</a>\n', '')
    .replace(/<svg/, `<svg role="img" aria-label="Statechart ${machine.id}"`);

/** A chart for a page: `says` names the link of an id, and `classOf` is its class and its arrows'. */
export const chartInPage = (
  machine: AnyStateMachine,
  { says, classOf }: { says: (id: string, sentence: string) => string; classOf: (id: string) => string },
): string =>
  drawn(drawnChart(machine))
    .replaceAll(
      /<g id="([st]\d+)"><a xlink:href="[^"]*" xlink:title="([^"]*)">/g,
      (_, id: string, sentence: string) =>
        `<g id="${id}" class="${classOf(id)}"><a href="#${id}" aria-label="${says(id, sentence)}">`,
    )
    .replaceAll(
      /<g id="((t\d+)_to_s\d+)" class="edge">/g,
      (_, arrow: string, id: string) => `<g id="${arrow}" class="edge ${classOf(id)}" data-of="${id}">`,
    );
