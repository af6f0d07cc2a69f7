// The contract of a new command and of its event.

import { appendEntry, withImport } from '../insert.mjs';
import { kebab } from '../names.mjs';
import { edit, must, read } from './edits.mjs';
import { identity } from './identity.mjs';

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
  Id: "'00000000-0000-7000-8000-000000000011'",
};

/** Shapes that take what somebody wrote. */
const words = new Set(['TagName', 'Line', 'Text', 'Reason']);

/** What is written about a person is encrypted, unless somebody decides otherwise: where the aggregate's other events name whose it is. */
function sealedWords(events, ids, fields) {
  const subject = /\bsubject(?: =|:) '(\w+)'/.exec(events)?.[1];
  const written = fields.filter(({ shape }) => words.has(shape)).map(({ name }) => `'${name}'`);
  const named = subject !== undefined && (ids === subject || idsOf(events, ids).includes(subject));
  return named && written.length > 0 ? `subject: '${subject}', personal: [${written.join(', ')}], ` : '';
}

/** The names that `...about` stands for. */
const idsOf = (events, spread) => new RegExp(`const ${spread.replace('...', '')} = \\{([^}]*)`).exec(events)?.[1] ?? '';

export function contracts({ aggregate, command, event, permission, refusal, fields }) {
  const file = `contracts/src/${kebab(aggregate)}/commands.ts`;
  const grants = grantFor(file, permission);
  const { key, shape, from, shared } = identity(aggregate);
  const carried = fields.map((field) => `${field.name}: ${field.shape}`);
  const shapes = (text, more) =>
    [
      [fields.map((field) => field.shape), '../shared/shapes.ts'],
      [more, from],
    ].reduce((changed, [names, module]) => (names.length > 0 ? withImport(changed, names, module) : changed), text);
  edit(file, (text) =>
    shapes(
      appendEntry(
        text,
        new RegExp(`export const ${aggregate}Commands = \\{`),
        [
          `${command}: command({`,
          /^const aggregate = /m.test(text) ? '  aggregate,' : `  aggregate: '${aggregate}',`,
          `  payload: z.strictObject({ ${[`${key}: ${shape}`, ...carried].join(', ')} }),`,
          `  grants: ${grants},`,
          `  emits: ['${event}'],`,
          `  refusals: [${refusal ? `'${refusal}'` : ''}],`,
          '}),',
        ],
        `table ${aggregate}Commands in ${file}`,
      ),
      [shape],
    ),
  );
  const events = `contracts/src/${kebab(aggregate)}/events.ts`;
  const sealed = sealedWords(read(events), shared?.spread ?? key, fields);
  edit(events, (text) =>
    shapes(
      appendEntry(
        text,
        new RegExp(`export const ${aggregate}Events = \\{`),
        [
          `${event}: event({ version: 1, ${sealed}data: z.strictObject({ ${[shared?.spread ?? `${key}: ${shape}`, ...carried].join(', ')} }) }),`,
        ],
        `table ${aggregate}Events in ${events}`,
      ),
      shared ? [] : [shape],
    ),
  );
  if (refusal && !read('contracts/src/shared/problem.ts').includes(`'${refusal}'`))
    edit('contracts/src/shared/problem.ts', (text) =>
      appendEntry(text, /export const refusalStatus = \{/, [`'${refusal}': 409,`], 'refusalStatus'),
    );
}
