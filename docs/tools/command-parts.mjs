// The parts of a new command, each inserted where a reader would look for it.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { appendEntry, closingBrace, withImport, withMessage, withRow } from './insert.mjs';
import { kebab } from './names.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the caller got wrong, in a sentence. */
export class Wrong extends Error {}
export const must = (condition, sentence) => {
  if (!condition) throw new Wrong(sentence);
};

const edited = new Map();
export const exists = (file) => existsSync(root + file);
/** The text of a file with the edits so far. */
export const read = (file) => edited.get(file) ?? readFileSync(root + file, 'utf8');
const edit = (file, change) => edited.set(file, change(read(file)));
const create = (file, text) => edited.set(file, text);
/** Writes every edited file and returns their names; nothing is written before. */
export function writeAll() {
  const files = [...edited.keys()];
  for (const [file, text] of edited) writeFileSync(root + file, text);
  edited.clear();
  return files;
}

/** Grant of the new command, in the words of its contracts file. */
function grantFor(file, permission) {
  const text = read(file);
  if (permission) {
    must(
      new RegExp(`^  ${permission}:`, 'm').test(read('contracts/src/shared/permissions.ts')),
      `The matrix has no permission ${permission}.`,
    );
    return `[{ staff: '${permission}' }]`;
  }
  if (/^const staff = \{ staff:/m.test(text)) return '[staff]';
  const first = /\{ staff: '(\w+)' \}/.exec(text);
  must(first, `Say who may send it: --permission <CODE> (contracts/src/shared/permissions.ts)`);
  return `[{ staff: '${first[1]}' }]`;
}

/** Shapes a new field may have, each with a value that fits. */
export const samples = {
  TagName: "'标签'",
  Line: "'一行字'",
  Text: "'几句话'",
  Reason: "'原因'",
  Day: "'2026-11-30'",
  Month: "'2026-11'",
  Instant: "'2026-11-30T04:00:00.000Z'",
};

export function contracts({ aggregate, command, event, permission, refusal, fields }) {
  const file = `contracts/src/${kebab(aggregate)}/commands.ts`;
  const key = `${aggregate}Id`;
  const grants = grantFor(file, permission);
  const shape = [`${key}: Id`, ...fields.map((field) => `${field.name}: ${field.shape}`)].join(', ');
  const imported = ['Id', ...fields.map((field) => field.shape)];
  edit(file, (text) =>
    withImport(
      appendEntry(
        text,
        new RegExp(`export const ${aggregate}Commands = \\{`),
        [
          `${command}: command({`,
          /^const aggregate = /m.test(text) ? '  aggregate,' : `  aggregate: '${aggregate}',`,
          `  payload: z.strictObject({ ${shape} }),`,
          `  grants: ${grants},`,
          `  emits: ['${event}'],`,
          `  refusals: [${refusal ? `'${refusal}'` : ''}],`,
          '}),',
        ],
        `table ${aggregate}Commands in ${file}`,
      ),
      imported,
      '../shared/shapes.ts',
    ),
  );
  const events = `contracts/src/${kebab(aggregate)}/events.ts`;
  edit(events, (text) =>
    withImport(
      appendEntry(
        text,
        new RegExp(`export const ${aggregate}Events = \\{`),
        [`${event}: event({ version: 1, data: z.strictObject({ ${shape} }) }),`],
        `table ${aggregate}Events in ${events}`,
      ),
      imported,
      '../shared/shapes.ts',
    ),
  );
  if (refusal && !read('contracts/src/shared/problem.ts').includes(`'${refusal}'`))
    edit('contracts/src/shared/problem.ts', (text) =>
      appendEntry(text, /export const refusalStatus = \{/, [`'${refusal}': 409,`], 'refusalStatus'),
    );
}

/** The nodes of a machine with the paths a page names them by: `draft.passed`, and where their text begins and ends. */
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

/** The event in the machine, kept by the states named, and in the page beside it; a fold that keeps nothing of it. */
export function machine({ aggregate, event, in: given }) {
  const folder = `domain/src/${kebab(aggregate)}`;
  const file = `${folder}/machine.ts`;
  const root = (text) => text.indexOf('{', text.indexOf('createMachine('));
  const parallel = /\btype: 'parallel'/.test(read(file));
  must(!parallel || given, `${aggregate} keeps fields side by side. Say where the event is taken: --in field.STATE`);
  const all = nodesOf(read(file), root(read(file)));
  const states = given ? given.split(',') : all.filter((node) => keeps(read(file), node)).map(({ path }) => path);
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
  const from = states.map((state) => `\`${parallel ? state.slice(state.indexOf('.') + 1) : state}\``).join(', ');
  const field = parallel ? `| \`${states[0].split('.')[0]}\` ` : '';
  edit(`${folder}/lifecycle.md`, (text) =>
    withRow(text, / From \| Event \|/, `${field}| ${from} | \`${event}\` | | |`),
  );
  edit(`${folder}/evolve.ts`, (text) => {
    const end = closingBrace(text, text.indexOf('{', text.search(/switch \(event\.type\) \{/)));
    const line = text.lastIndexOf('\n', end) + 1;
    const indent = text.slice(line, end);
    return `${text.slice(0, line)}${indent}  case '${event}':\n${indent}    return data;\n${text.slice(line)}`;
  });
  return { file, page: `${folder}/lifecycle.md`, fold: `${folder}/evolve.ts`, states };
}

/** The decision in a file of the command's name, its line in the page, a valid case for the cells and a test that fails. */
export function decider({ aggregate, command, event, fields, refusal }) {
  const folder = `domain/src/${kebab(aggregate)}`;
  const file = `${folder}/${kebab(command)}.ts`;
  const name = command[0].toLowerCase() + command.slice(1);
  const given = fields.length > 0 ? `{ id, payload: { ${fields.map((field) => field.name).join(', ')} } }` : '{ id }';
  const data = [`${aggregate}Id: id`, ...fields.map((field) => field.name)].join(', ');
  const refused = refusal ? ` It is to refuse with ${refusal}.` : '';
  create(
    file,
    [
      "import { accept } from '../shared/decider.ts';",
      `import { ${aggregate} } from './${kebab(aggregate)}.ts';`,
      '',
      `/** What ${command} is for, and what must hold.${refused} */`,
      `export const ${name} = ${aggregate}.decider('${command}', {`,
      `  decide: (${given}) => accept(${aggregate}.fact('${event}', { ${data} })),`,
      '});',
      '',
    ].join('\n'),
  );
  edit(`${folder}/deciders.ts`, (text) =>
    withImport(
      appendEntry(text, /\bdecides\(\w+, \{/, [`${command}: ${name},`], 'table of decisions'),
      [name],
      `./${kebab(command)}.ts`,
    ),
  );
  edit(`${folder}/lifecycle.md`, (text) => withRow(text, / Brings about \|/, `| \`${command}\` | \`${event}\` | |`));
  const fixtures = `${folder}/fixtures.ts`;
  const id = /^ {2}id(?:: ([\w()]+))?,/m.exec(read(fixtures));
  const value = id?.[1] ?? 'id';
  const who = value === `${aggregate}Id` ? value : `${aggregate}Id: ${value}`;
  const payload = [who, ...fields.map(({ name, shape }) => `${name}: ${samples[shape]}`)].join(', ');
  edit(fixtures, (text) =>
    appendEntry(
      text,
      /^ {2}valid: \{/m,
      [`${command}: () => ({ payload: { ${payload} } }),`],
      `valid cases in ${fixtures}`,
    ),
  );
  const spec = `${folder}/${kebab(aggregate)}.spec.ts`;
  edit(spec, (text) => {
    const last = text.match(/^(describe|it)\b/gm)?.at(-1);
    const test = [
      `it('${command}: what it changes, and whom it refuses', () => {`,
      `  expect('the rule of ${command}').toBe('written here');`,
      '});',
    ];
    if (last !== 'describe') return `${text}\n${test.join('\n')}\n`;
    const end = text.lastIndexOf('});');
    return `${text.slice(0, end)}\n${test.map((line) => `  ${line}`).join('\n')}\n${text.slice(end)}`;
  });
  return { file, fixtures, spec };
}

/** A word that nobody wrote yet starts with this; the parity test finds it. */
export const unwritten = { 'zh-CN': '待写：', 'en-US': 'TO WRITE: ' };

export function writeWords({ command, event, refusal, zh, en, fields, words }) {
  for (const [language, given] of [
    ['zh-CN', zh],
    ['en-US', en],
  ]) {
    const [button, told] = given?.split('|') ?? [];
    const say = (text, name) => text || `${unwritten[language]}${name}`;
    const pack = (name) => `web/src/i18n/${language}/${name}.json`;
    edit(pack('audit'), (text) =>
      withMessage(
        withMessage(text, `audit.arrow.${event}`, say(button, event)),
        `audit.event.${event}`,
        say(told, event),
      ),
    );
    for (const field of [...fields, ...words])
      edit(pack('audit'), (text) => withMessage(text, `audit.field.${field.name}`, field[language]));
    edit(pack('staff'), (text) => withMessage(text, `staff.action.${command}`, say(button, command)));
    if (refusal)
      edit(pack('shared'), (text) => withMessage(text, `refusal.${refusal}`, `${unwritten[language]}${refusal}`));
  }
}
