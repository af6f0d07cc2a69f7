// The parts of a new command, each inserted where a reader would look for it.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { appendEntry, closingBrace, withImport, withMessage } from './insert.mjs';
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

/** The file of the aggregate that has the text; its lifecycle, fold and deciders may be in one file or in several. */
function fileWith(aggregate, pattern, what) {
  const folder = `domain/src/${kebab(aggregate)}/`;
  const names = readdirSync(root + folder).filter((name) => name.endsWith('.ts') && !/(spec|fixtures)\.ts$/.test(name));
  const found = names.map((name) => folder + name).find((file) => pattern.test(read(file)));
  must(found, `${folder} has no ${what}.`);
  return found;
}

/** States that at least one event leaves as they are; a new event that changes only data belongs there. */
const keepingStates = (text) =>
  [...text.matchAll(/^ +([A-Z][A-Z_]*): \{/gm)]
    .map(([, state]) => state)
    .filter(
      (state, index, all) =>
        all.indexOf(state) === index && new RegExp(`: '${state}'|\\('${state}'\\)`).test(blockOf(text, state)),
    );

function blockOf(text, state) {
  const at = text.search(new RegExp(`^ +${state}: \\{`, 'm'));
  return text.slice(at, closingBrace(text, text.indexOf('{', at)) + 1);
}

export function machine({ aggregate, event, in: given }) {
  const file = fileWith(aggregate, /\blifecycle\(\w+Events\)\(/, 'machine');
  const text = read(file);
  const start = text.search(/\blifecycle\(\w+Events\)\(/);
  const parallel = /^\s+regions: \{/m.test(text.slice(start));
  must(!parallel || given, `${aggregate} has regions. Say where the event is taken: --in region.STATE`);
  const states = given ? given.split(',') : keepingStates(text.slice(start));
  must(states.length > 0, `No state of ${aggregate} is left as it is by an event. Say where it is taken: --in STATE`);
  for (const state of states) {
    const [name, region] = state.split('.').reverse();
    const from = region ? text.indexOf(`${region}: {`, start) : start;
    edit(file, (now) => {
      const at = now.slice(from).search(new RegExp(`^ +${name}: \\{`, 'm'));
      must(at >= 0, `${file} has no state ${state}.`);
      const line = /^ +[A-Z_]+: \{\},?$/m.exec(now.slice(from + at));
      if (line && line.index === 0)
        return now.slice(0, from + at) + now.slice(from + at).replace('{}', `{ on: { ${event}: '${name}' } }`);
      return appendEntry(now, /\bon: \{/, [`${event}: '${name}',`], `transitions of ${state}`, from + at);
    });
  }
  const fold = fileWith(aggregate, /switch \(event\.type\) \{/, 'fold with a switch over event.type');
  edit(fold, (now) => {
    const end = closingBrace(now, now.indexOf('{', now.search(/switch \(event\.type\) \{/)));
    const line = now.lastIndexOf('\n', end) + 1;
    const indent = now.slice(line, end);
    return `${now.slice(0, line)}${indent}  case '${event}':\n${indent}    return data;\n${now.slice(line)}`;
  });
  return { file, fold, states };
}

export function decider({ aggregate, command, event, fields }) {
  const file = `domain/src/${kebab(aggregate)}/${kebab(aggregate)}.ts`;
  const given = fields.length > 0 ? '{ id, payload }' : '{ id }';
  const data = [`${aggregate}Id: id`, ...fields.map(({ name }) => `${name}: payload.${name}`)].join(', ');
  edit(file, (text) =>
    withImport(
      appendEntry(
        text,
        /^ {2}deciders: \{/m,
        [`${command}: {`, `  decide: (${given}) => accept({ type: '${event}', data: { ${data} } }),`, '},'],
        `deciders in ${file}`,
      ),
      ['accept'],
      '../shared/aggregate.ts',
    ),
  );
  const fixtures = `domain/src/${kebab(aggregate)}/fixtures.ts`;
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
  const spec = `domain/src/${kebab(aggregate)}/${kebab(aggregate)}.spec.ts`;
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
