// The event of a new command in the machine, in the page beside it and in the fold.

import { appendEntry, closingBrace, withRow } from '../insert.mjs';
import { kebab } from '../names.mjs';
import { edit, must, read } from './edits.mjs';
import { unwritten } from './words.mjs';

/** The nodes of a machine with the paths a page names them by: `draft.editable.passed`, and where their text begins and ends. */
function nodesOf(text, open, path = []) {
  const close = closingBrace(text, open);
  const inside = /\bstates: \{/g;
  inside.lastIndex = open;
  const states = inside.exec(text);
  if (!states || states.index > close) return [];
  const nodes = [];
  const last = closingBrace(text, states.index + states[0].length - 1);
  const entry = /^ *(\w+): \{/gm;
  entry.lastIndex = states.index + states[0].length;
  for (let found = entry.exec(text); found && found.index < last; found = entry.exec(text)) {
    const from = found.index + found[0].length - 1;
    const here = [...path, found[1]];
    const to = closingBrace(text, from);
    const below = nodesOf(text, from, here);
    nodes.push({ path: here.join('.'), from, to, on: onOf(text, from, below[0]?.from ?? to) }, ...below);
    entry.lastIndex = to;
  }
  return nodes;
}

/** Where a node's own `on: {` opens, before the nodes below it. */
function onOf(text, from, before) {
  const at = text.slice(from, before).search(/\bon: \{/);
  return at < 0 ? undefined : from + at;
}

const keeps = (text, { on }) =>
  on !== undefined && /: \{ actions: 'keep' \}/.test(text.slice(on, closingBrace(text, text.indexOf('{', on))));

/** The page with the rule that refuses, its words still to be written. */
function withRule(text, command, refusal) {
  const row = `| \`${command}\` | ${unwritten['en-US']}what must hold | \`${refusal}\` |`;
  const head = /^\| Command \| Must hold \|/;
  if (text.split('\n').some((line) => head.test(line))) return withRow(text, head, row);
  return `${text.trimEnd()}\n\n## What must hold besides\n\n| Command | Must hold | Else |\n|---|---|---|\n${row}\n`;
}

/** The event in the machine, kept by the states named, and in the page beside it; a fold that keeps nothing of it. */
export function machine({ aggregate, command, event, in: given, refusals }) {
  const folder = `domain/src/${kebab(aggregate)}`;
  const file = `${folder}/machine.ts`;
  const root = (text) => text.indexOf('{', text.indexOf('createMachine('));
  const parallel = /\btype: 'parallel'/.test(read(file));
  must(!parallel || given, `${aggregate} keeps fields side by side. Say where the event is taken: --in field.STATE`);
  const all = nodesOf(read(file), root(read(file)));
  const keeping = all.filter((node) => keeps(read(file), node)).map(({ path }) => path);
  const within = (path) => keeping.some((above) => path.startsWith(`${above}.`));
  // The first that keeps others is where the aggregate goes on; those behind it are its ends.
  const states = given ? given.split(',') : keeping.filter((path) => !within(path)).slice(0, 1);
  must(states.length > 0, `No state of ${aggregate} is left as it is by an event. Say where it is taken: --in STATE`);
  for (const state of states)
    edit(file, (text) => {
      const node = nodesOf(text, root(text)).find(({ path }) => path === state);
      must(node, `${file} has no state ${state}. There are: ${all.map(({ path }) => path).join(', ')}`);
      const kept = `${event}: { actions: 'keep' },`;
      if (node.on !== undefined) return appendEntry(text, /\bon: \{/, [kept], `transitions of ${state}`, node.on);
      return `${text.slice(0, node.from + 1)} on: { ${kept} }, ${text.slice(node.from + 1)}`;
    });
  if (!/actions: \{ keep:/.test(read(file)))
    edit(file, (text) => appendEntry(text, /\bsetup\(\{/, ['actions: { keep: () => {} },'], 'setup of the machine'));
  // A page names the states themselves, never a group of them.
  const leaves = all.filter(({ path }) => !all.some((below) => below.path.startsWith(`${path}.`)));
  const taken = leaves.filter(({ path }) => states.some((state) => `${path}.`.startsWith(`${state}.`)));
  const from = taken.map(({ path }) => `\`${parallel ? path.slice(path.indexOf('.') + 1) : path}\``).join(', ');
  const field = parallel ? `| \`${states[0].split('.')[0]}\` ` : '';
  edit(`${folder}/lifecycle.md`, (text) =>
    withRow(text, / From \| Event \|/, `${field}| ${from} | \`${event}\` | | |`),
  );
  for (const { code } of refusals) edit(`${folder}/lifecycle.md`, (text) => withRule(text, command, code));
  edit(`${folder}/evolve.ts`, (text) => {
    const open = text.indexOf('{', text.search(/switch \(event\.type\) \{/));
    const end = closingBrace(text, open);
    const last = text.lastIndexOf('\n', end) + 1;
    const indent = text.slice(last, end);
    // What is said of all others stays the last.
    const others = text.slice(open, end).search(/^ +default:/m);
    const line = others < 0 ? last : open + others;
    return `${text.slice(0, line)}${indent}  case '${event}':\n${indent}    return data;\n${text.slice(line)}`;
  });
  return { file, page: `${folder}/lifecycle.md`, fold: `${folder}/evolve.ts`, states };
}
