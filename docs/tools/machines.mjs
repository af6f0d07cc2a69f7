import { aggregates, chartOf } from '@talentlog/domain/fold';

/** Mermaid reads no word that starts a directive, so states keep their names and only the start is drawn. */
function region({ region: name, initial, states, arrows }, indent) {
  const merged = new Map();
  for (const { from, to, event } of arrows) {
    const key = `${from} --> ${to}`;
    merged.set(key, [...(merged.get(key) ?? []), event]);
  }
  const lines = [`[*] --> ${initial}`, ...[...merged].map(([arrow, events]) => `${arrow}: ${events.join('<br/>')}`)];
  const reached = new Set([initial, ...arrows.map(({ to }) => to)]);
  const ends = states.filter((state) => reached.has(state) && !arrows.some(({ from }) => from === state));
  lines.push(...ends.map((state) => `${state} --> [*]`));
  return (name ? [`state ${name} {`, ...lines.map((line) => `  ${line}`), '}'] : lines).map((line) => indent + line);
}

function chart(aggregate) {
  const { regions } = chartOf(aggregate);
  const drawn = regions.flatMap((one) => region(one, '  '));
  return ['```mermaid', 'stateDiagram-v2', ...drawn, '```'].join('\n');
}

/** One state diagram per aggregate, drawn from the machine that runs. */
export const machines = () =>
  [
    '# Lifecycles',
    'Generated from the machines in `domain/src` by `npm run docs`. An arrow is an event; what has no arrow is refused. Of several regions in one drawing, each that knows an event must take it.',
    ...Object.values(aggregates).map((aggregate) => `## ${aggregate.name}\n\n${chart(aggregate)}`),
  ].join('\n\n');
