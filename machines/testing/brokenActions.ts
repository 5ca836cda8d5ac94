import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type Fault, find } from './brokenCharts.ts';
import { namesIn, statesOf, transitionKey, transitionsOf } from './chart.ts';
import type { Walk } from './walkPath.ts';

type Actions = AnyStateNode['entry'];
type Action = Actions[number];

/** A list of actions in a chart: of a transition, of an entry or an exit. */
interface Place {
  readonly says: string;
  readonly isMet: Fault['isMet'];
  readonly read: (copy: AnyStateMachine) => Actions;
  readonly write: (copy: AnyStateMachine, actions: Actions) => void;
}

const ofTransitions = (machine: AnyStateMachine): Place[] =>
  transitionsOf(machine).map((transition) => {
    const key = transitionKey(transition);
    return {
      says: key,
      isMet: ({ transitions }) => transitions.has(key),
      read: (copy) => [...find(copy, key).actions],
      write: (copy, actions) => {
        find(copy, key).actions = actions;
      },
    };
  });

const nodeOf = (copy: AnyStateMachine, id: string): AnyStateNode => {
  const node = [copy.root, ...statesOf(copy.root)].find((each) => each.id === id);
  if (node === undefined) throw new Error(`"${copy.id}" has no state "${id}"`);
  return node;
};

/** Whether a walk stands in a state; through one that leads on at once any walk may go. */
const comesInto = ({ path, always, type }: AnyStateNode, { places }: Walk): boolean =>
  path.length === 0 ||
  always !== undefined ||
  type === 'final' ||
  places.some(({ value }) => namesIn(value).includes(path.join('.')));

const ofStates = (machine: AnyStateMachine): Place[] =>
  [machine.root, ...statesOf(machine.root)].flatMap((node) =>
    (['entry', 'exit'] as const).map((side) => ({
      says: `${node.id} at its ${side}`,
      isMet: (walk) => comesInto(node, walk),
      read: (copy) => nodeOf(copy, node.id)[side],
      write: (copy, actions) => {
        nodeOf(copy, node.id)[side] = actions;
      },
    })),
  );

/** The name of an action; null for those that XState adds for a delay. */
const nameOf = (action: Action): string | null => {
  if (typeof action === 'string') return action;
  return typeof action === 'function' ? null : action.type;
};

/** `xstate.assign`, `xstate.emit`, …; `provided`: from outside. */
const kindOf = ({ implementations }: AnyStateMachine, name: string): string => {
  const action: unknown = implementations.actions[name];
  return typeof action === 'function' && 'type' in action ? String(action.type) : 'provided';
};

/** An action in its place; two of one shape can stand for each other. */
interface Use {
  readonly place: Place;
  readonly index: number;
  readonly name: string;
  readonly shape: string;
}

const usesIn = (machine: AnyStateMachine): Use[] =>
  [...ofTransitions(machine), ...ofStates(machine)].flatMap((place) =>
    place.read(machine).flatMap((action, index) => {
      const name = nameOf(action);
      if (name === null) return [];
      const hasParams = typeof action === 'object' && action.params !== undefined;
      return [{ place, index, name, shape: `${kindOf(machine, name)} ${hasParams}` }];
    }),
  );

const fault = (
  { says, isMet, read, write }: Place,
  what: string,
  change: (actions: Actions) => Actions,
): Fault => ({
  name: `${says} ${what}`,
  isMet,
  plant: (copy) => write(copy, change(read(copy))),
});

const withName = (action: Action, name: string): Action =>
  typeof action === 'object' ? { ...action, type: name } : name;

/** Each action left out. */
export const droppedActions = (machine: AnyStateMachine): Fault[] =>
  usesIn(machine).map(({ place, index, name }) =>
    fault(place, `lacks ${name} (${index + 1})`, (actions) => actions.toSpliced(index, 1)),
  );

/** To note the same twice is to note it once; to count, to tell or to do something is not. */
const isRepeatable = ({ name, shape }: Use): boolean =>
  shape.startsWith('xstate.assign') && !name.startsWith('count');

/** Each action done twice, and another one of its shape done instead. */
export const changedActions = (machine: AnyStateMachine): Fault[] => {
  const uses = usesIn(machine);
  return uses.flatMap((use) => {
    const { place, index, name, shape } = use;
    const alike = [...new Set(uses.filter((other) => other.shape === shape).map((other) => other.name))];
    const other = alike[(alike.indexOf(name) + 1) % alike.length] ?? name;
    const twice = fault(place, `does ${name} twice (${index + 1})`, (actions) =>
      actions.toSpliced(index, 0, ...actions.slice(index, index + 1)),
    );
    const instead = fault(place, `does ${other} instead of ${name} (${index + 1})`, (actions) =>
      actions.map((action, at) => (at === index ? withName(action, other) : action)),
    );
    return [...(isRepeatable(use) ? [] : [twice]), ...(other === name ? [] : [instead])];
  });
};
