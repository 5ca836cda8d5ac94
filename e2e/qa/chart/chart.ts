import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isTransient, transitionKey, transitionsOf } from '#machines/testing/chart.ts';

/** A drawn transition: a row in its source state. */
export interface DrawnTransition {
  /** `t1`, `t2` …: its element in the drawing. */
  readonly id: string;
  /** Its key in the coverage. */
  readonly key: string;
  /** `reserve done [isRefused]` */
  readonly label: string;
  /** `submitting: reserve done [isRefused] → refused` */
  readonly says: string;
  /** Ids of the target states; none if the machine stays. */
  readonly targets: readonly string[];
}

/** A drawn state. */
export interface DrawnState {
  /** `s1`, `s2` …: its element in the drawing; the machine itself is `s0`. */
  readonly id: string;
  /** Dotted, as in the coverage; the machine itself has none. */
  readonly path: string;
  readonly label: string;
  readonly kind: 'machine' | 'atomic' | 'compound' | 'parallel' | 'final';
  readonly transitions: readonly DrawnTransition[];
  readonly children: readonly DrawnState[];
  /** Ids of its initial children. */
  readonly begins: readonly string[];
}

const eventLabel = (eventType: string): string => {
  const [, kind, name] = /^xstate\.(after|done\.actor|error\.actor)\.([^.]+)/.exec(eventType) ?? [];
  if (kind === undefined || name === undefined) return eventType;
  if (kind === 'after') return `after ${name}`;
  return kind === 'done.actor' ? `${name} done` : `${name} fails`;
};

const guardName = ({ guard }: AnyTransitionDefinition): string | null => {
  if (guard === undefined) return null;
  return typeof guard === 'string' ? guard : 'type' in guard ? guard.type : 'guarded';
};

/** A transition's cause, in few words. */
export const labelOf = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition;
  const branches = (isTransient(transition) ? source.always : source.transitions.get(eventType)) ?? [];
  const guard = guardName(transition) ?? (branches.length > 1 ? 'else' : null);
  const words = [
    isTransient(transition) ? 'always' : eventLabel(eventType),
    guard === null ? '' : `[${guard}]`,
  ];
  return words.filter((word) => word !== '').join(' ');
};

const kindOf = (node: AnyStateNode): DrawnState['kind'] => {
  if (node.parent === undefined) return 'machine';
  return node.type === 'history' ? 'atomic' : node.type;
};

/** A chart as a tree of drawable parts, in the order of its source, with ids that only depend on the chart. */
export const drawnChart = (machine: AnyStateMachine): DrawnState => {
  const transitions = transitionsOf(machine);
  const nodes: AnyStateNode[] = [];
  const number = (node: AnyStateNode): void => {
    nodes.push(node);
    for (const child of Object.values(node.states)) number(child);
  };
  number(machine.root);
  const idOf = (node: AnyStateNode): string => `s${nodes.indexOf(node)}`;

  const drawTransition = (transition: AnyTransitionDefinition): DrawnTransition => {
    const targets = transition.target ?? [];
    const label = labelOf(transition);
    const from = transition.source.path.join('.') || machine.id;
    const to = targets.map(({ key }) => key).join(', ') || 'stays';
    return {
      id: `t${transitions.indexOf(transition) + 1}`,
      key: transitionKey(transition),
      label,
      says: `${from}: ${label} → ${to}`,
      targets: targets.map(idOf),
    };
  };

  const drawState = (node: AnyStateNode): DrawnState => ({
    id: idOf(node),
    path: node.path.join('.'),
    label: node.parent === undefined ? machine.id : node.key,
    kind: kindOf(node),
    transitions: transitions.filter(({ source }) => source === node).map(drawTransition),
    children: Object.values(node.states).map(drawState),
    begins: (node.type === 'parallel' ? Object.values(node.states) : node.initial.target).map(idOf),
  });
  return drawState(machine.root);
};
