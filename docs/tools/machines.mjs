import { aggregates } from '@talentlog/domain/fold';

/** Mermaid's name of a state: its path, since the same word may stand below two others. */
const idOf = ({ path }) => path.join('_');
const childrenOf = ({ states }) => Object.values(states);
const isBelow = (node, above) => node !== above && above.path.every((name, index) => node.path[index] === name);
const leavesOf = (node) => (childrenOf(node).length === 0 ? [node] : childrenOf(node).flatMap(leavesOf));

/** A guard as its machine names it; what is put together of several is written out. */
function guardOf(guard) {
  if (typeof guard !== 'function') return guard.type ?? guard;
  const parts = guard.guards?.map(guardOf);
  if (parts === undefined) return `in ${guard.stateValue}`;
  return guard.name === 'not' ? `not ${parts[0]}` : parts.join(` ${guard.name} `);
}

/** What happens at a node, its arrows in the order in which the machine tries them. */
const arrowsOf = (node) =>
  [...node.transitions.values()].flat().map(({ eventType, target, guard }) => ({
    from: node,
    to: target?.[0],
    label: guard ? `${eventType} [${guardOf(guard)}]` : eventType,
  }));

/** Mermaid draws no arrow from a state into itself: it begins at each state inside. */
const drawable = (arrow) =>
  isBelow(arrow.to, arrow.from) ? leavesOf(arrow.from).map((from) => ({ ...arrow, from })) : [arrow];

const isWhole = (node) => childrenOf(node).length > 0;

/** A state with what stands inside it; regions stand side by side. */
function drawn(node, indent) {
  if (!isWhole(node)) return [`${indent}state "${node.key}" as ${idOf(node)}`];
  return [`${indent}state "${node.key}" as ${idOf(node)} {`, ...inside(node, `${indent}  `), `${indent}}`];
}

function inside(node, indent) {
  if (node.type === 'parallel') return childrenOf(node).flatMap((region) => drawn(region, indent));
  const [first] = node.initial.target;
  return [`${indent}[*] --> ${idOf(first)}`, ...childrenOf(node).flatMap((child) => drawn(child, indent))];
}

const nodesOf = (node) => [node, ...childrenOf(node).flatMap(nodesOf)];

function grouped(entries) {
  const groups = new Map();
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value]);
  return [...groups];
}

function chart({ machine }) {
  const arrows = nodesOf(machine.root).flatMap(arrowsOf);
  const moves = arrows.filter(({ to }) => to !== undefined).flatMap(drawable);
  const lines = grouped(moves.map(({ from, to, label }) => [`${idOf(from)} --> ${idOf(to)}`, label]));
  const ends = leavesOf(machine.root).filter(
    (leaf) => !moves.some(({ from }) => from === leaf || isBelow(leaf, from)) && machine.root.type !== 'parallel',
  );
  const kept = grouped(
    arrows.filter(({ to }) => to === undefined).map(({ from, label }) => [from.path.join('.'), `\`${label}\``]),
  );
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...inside(machine.root, '  '),
    ...lines.map(([arrow, labels]) => `  ${arrow}: ${labels.join('<br/>')}`),
    ...ends.map((leaf) => `  ${idOf(leaf)} --> [*]`),
    '```',
    ...(kept.length > 0 ? ['', 'Kept without a move:', ''] : []),
    ...kept.map(([path, labels]) => `- \`${path}\`: ${labels.join(', ')}`),
  ].join('\n');
}

/** One state diagram per aggregate, drawn from the machine that runs. */
export const machines = () =>
  [
    '# Lifecycles',
    'Generated from the machines in `domain/src` by `npm run docs`. An arrow is an event, a word in brackets the condition under which it leads there; of several arrows for one event the first whose condition holds is taken. An arrow of a state counts for every state inside it. What has no arrow, and is not kept, is refused. Where states stand side by side, an event happens if one of the regions takes it, and moves each region that does.',
    ...Object.values(aggregates).map((aggregate) => `## ${aggregate.name}\n\n${chart(aggregate)}`),
  ].join('\n\n');
