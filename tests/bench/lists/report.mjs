import { isMissed } from '../aims.mjs';

/** The smallest of the values that so many of them do not exceed. */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

const cell = (value) => value.toFixed(1).padStart(8);
/** At so many applications the aims hold; at a million they are five times as much. */
const ofMany = 500_000;

/** Prints a line for each kind of question of each caller, with its aim; answers how many miss it by more than a fifth. */
export function report(cases, { all, applications }) {
  const groups = new Map();
  for (const one of cases) {
    const key = `${one.group.padEnd(20)}${one.who}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  console.log(`\n${'milliseconds'.padEnd(40)}     p50     p95     aim   slowest of its questions`);
  let missed = 0;
  for (const [key, group] of groups) {
    const p95 = Math.max(...group.map(({ took }) => quantile(took, 0.95)));
    const p50 = quantile(
      group.flatMap(({ took }) => took),
      0.5,
    );
    const aim = group[0].aim * (applications > ofMany ? 5 : 1);
    const slowest = group.find(({ took }) => quantile(took, 0.95) === p95);
    if (isMissed(p95, { most: aim })) missed += 1;
    console.log(`${key.padEnd(40)}${cell(p50)}${cell(p95)}${cell(aim)}${p95 > aim ? ' * ' : '   '}${slowest.label}`);
    if (all)
      for (const { label, took } of group)
        console.log(`  ${label.padEnd(38)}${cell(quantile(took, 0.5))}${cell(quantile(took, 0.95))}`);
  }
  console.log(
    `\n${missed} of ${groups.size} lines miss their aim by more than a fifth. p95 is that of the slowest question.`,
  );
  return missed;
}
