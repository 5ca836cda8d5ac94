import type { DrawnState, DrawnTransition } from './chart.ts';

const ink = '#14101f';
const paper = '#fff9ef';
const yellow = '#ffd400';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A cell that is an element of its own in the drawing, with an id and a sentence. */
const cell = (id: string, says: string, attributes: string, content: string): string =>
  `<TR><TD ID="${id}" PORT="${id}" HREF="#${id}" TITLE="${escaped(says)}" ${attributes}>${content}</TD></TR>`;

const head = ({ id, path, label, kind }: DrawnState): string => {
  const [ground, letters] = kind === 'machine' ? [ink, paper] : [yellow, ink];
  const name = `<FONT COLOR="${letters}" POINT-SIZE="15"><B>${escaped(label)}</B></FONT>`;
  return cell(id, path || label, `BGCOLOR="${ground}"`, name);
};

/** Names of states without arrows to them: so many transitions lead there that they would hide the chart. Rows name them. */
type Hubs = ReadonlyMap<string, string>;

/** An arrow from a state to itself would cross others, too: its row names it. */
const namedIn = ({ id, label }: DrawnState, hubs: Hubs): Hubs => new Map([...hubs, [id, label]]);

const row = ({ id, label, says, targets }: DrawnTransition, named: Hubs): string => {
  const names = targets.flatMap((target) => named.get(target) ?? []);
  const goes = targets.length === 0 ? ' ↺' : names.map((name) => ` → ${name}`).join('');
  return cell(id, says, 'ALIGN="LEFT" BALIGN="LEFT" BGCOLOR="#ffffff"', escaped(label + goes));
};

const table = (state: DrawnState, hubs: Hubs): string => {
  const rows = [
    head(state),
    ...state.transitions.map((transition) => row(transition, namedIn(state, hubs))),
  ].join('');
  const box = `<TABLE BORDER="2" CELLBORDER="0" CELLSPACING="0" CELLPADDING="6" COLOR="${ink}" BGCOLOR="#ffffff">${rows}</TABLE>`;
  return state.kind === 'final'
    ? `<TABLE BORDER="2" CELLBORDER="0" CELLSPACING="0" CELLPADDING="3" COLOR="${ink}"><TR><TD>${box}</TD></TR></TABLE>`
    : box;
};

const beginnings = ({ id, begins }: DrawnState): string[] =>
  begins.map(
    (child) => `${id}:${id}:e -> ${child}:${child} [dir=both, arrowtail=dot, style=dashed, weight=4]`,
  );

/** A state's distance from the beginning, by its id: backward arrows must not pull the beginning to the right. */
type Distances = ReadonlyMap<string, number>;

const distancesIn = (states: readonly DrawnState[]): Distances => {
  const leading = new Map(
    states.map(({ id, begins, transitions }) => [
      id,
      [...begins, ...transitions.flatMap(({ targets }) => targets)],
    ]),
  );
  const distances = new Map([['s0', 0]]);
  // A map's entries that are added while it is walked are walked too.
  for (const [id, distance] of distances)
    for (const next of leading.get(id) ?? []) if (!distances.has(next)) distances.set(next, distance + 1);
  return distances;
};

const arrows = (state: DrawnState, hubs: Hubs, distances: Distances): string[] => {
  const { id, transitions } = state;
  const named = namedIn(state, hubs);
  const leadsOn = (target: string): boolean => (distances.get(target) ?? 0) >= (distances.get(id) ?? 0);
  return transitions.flatMap((transition) =>
    transition.targets
      .filter((target) => !named.has(target))
      .map(
        (target) =>
          `${id}:${transition.id} -> ${target}:${target} [id="${transition.id}_to_${target}", constraint=${leadsOn(target)}]`,
      ),
  );
};

const boxes = (state: DrawnState, hubs: Hubs): string => {
  const box = `${state.id} [label=<${table(state, hubs)}>]`;
  if (state.children.length === 0) return box;
  const inner = [box, ...state.children.map((child) => boxes(child, hubs))].join('\n');
  return state.kind === 'machine' ? inner : `subgraph cluster_${state.id} {\n${inner}\n}`;
};

const everyState = (state: DrawnState): DrawnState[] => [state, ...state.children.flatMap(everyState)];

/** Above so many arrows to one state. */
const hubLimit = 8;

const hubsOf = (states: readonly DrawnState[]): Hubs => {
  const arriving = Map.groupBy(
    states.flatMap(({ transitions }) => transitions.flatMap(({ targets }) => targets)),
    (target) => target,
  );
  return new Map(
    states.filter(({ id }) => (arriving.get(id)?.length ?? 0) > hubLimit).map(({ id, label }) => [id, label]),
  );
};

/**
 * A chart in Graphviz's language. A state is a box with its transitions as rows, the sources of the arrows; a compound state
 * is a frame around its box and its children's. A dot marks an initial state, a second frame a final one.
 */
export const toDot = (chart: DrawnState): string => {
  const states = everyState(chart);
  const hubs = hubsOf(states);
  const distances = distancesIn(states);
  return `digraph {
graph [rankdir=LR, nodesep=0.25, ranksep=0.8, pad=0.15, bgcolor="${paper}", color="${ink}", style=rounded, penwidth=1.5]
node [shape=plain, fontname="Helvetica", fontsize=13, fontcolor="${ink}"]
edge [color="${ink}", penwidth=1.2, arrowsize=0.8]
${boxes(chart, hubs)}
${states.flatMap((state) => [...beginnings(state), ...arrows(state, hubs, distances)]).join('\n')}
}
`;
};
