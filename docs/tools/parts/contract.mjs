// The contract of a new command and of its event.

import { appendEntry, withImport } from '../insert.mjs';
import { kebab } from '../names.mjs';
import { edit, must, read } from './edits.mjs';
import { identity } from './identity.mjs';

/** Grant of the new command, in the words of its contracts file. What a timer sends is the system's. */
function grantFor(file, { permission, bySystem }) {
  const text = read(file);
  if (bySystem) return /^const system = \{ system:/m.test(text) ? '[system]' : '[{ system: true }]';
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

/**
 * What is written about a person is encrypted, unless somebody decides otherwise: where the aggregate's other events name whose it is.
 * Auditors may be shown it for a reason; the person's copy has it, but for reasons that colleagues gave among themselves, and for streams
 * that hold nothing but what colleagues thought.
 */
function sealedWords(aggregate, events, ids, fields) {
  const subject = /\bsubject(?: =|:) '(\w+)'/.exec(events)?.[1];
  const written = fields.filter(({ shape }) => words.has(shape));
  const named = subject !== undefined && (ids === subject || idsOf(events, ids).includes(subject));
  if (!named || written.length === 0) return { subject: undefined, written: [], left: [], text: '' };
  const list = written.map(({ name }) => `'${name}'`).join(', ');
  const isInner = inner.has(aggregate);
  const left = written.filter((field) => isInner || isReason(field));
  const withheld = left.map(({ name }) => `${name}: '${isInner ? 'OPINION' : 'AMONG_COLLEAGUES'}'`);
  const copy = withheld.length === 0 ? '{}' : `{ ${withheld.join(', ')} }`;
  return {
    subject,
    written,
    left,
    text: `subject: '${subject}', personal: [${list}], revealable: [${list}], withheld: ${copy}, `,
  };
}

const isReason = ({ shape }) => shape === 'Reason';
/** Streams that hold nothing but what colleagues thought (`services/query/src/data-requests/copy-rules.ts`). */
const inner = new Set(['screeningItem', 'evaluation']);

/** The table by hand of what a person's copy leaves out. */
const copySpec = 'services/query/src/data-requests/copy.spec.ts';

/** Only people have copies: of a session or a subscriber there is none. */
const hasCopy = ({ subject }) => subject === 'jobSeekerId' || subject === 'personId';

/** The names that `...about` stands for. */
const idsOf = (events, spread) => new RegExp(`const ${spread.replace('...', '')} = \\{([^}]*)`).exec(events)?.[1] ?? '';

export function contracts({ aggregate, command, event, permission, bySystem, refusals, fields }) {
  const file = `contracts/src/${kebab(aggregate)}/commands.ts`;
  const grants = grantFor(file, { permission, bySystem });
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
          `  refusals: [${refusals.map(({ code }) => `'${code}'`).join(', ')}],`,
          '}),',
        ],
        `table ${aggregate}Commands in ${file}`,
      ),
      [shape],
    ),
  );
  const events = `contracts/src/${kebab(aggregate)}/events.ts`;
  const sealed = sealedWords(aggregate, read(events), shared?.spread ?? key, fields);
  edit(events, (text) =>
    shapes(
      appendEntry(
        text,
        new RegExp(`export const ${aggregate}Events = \\{`),
        [
          `${event}: event({ version: 1, ${sealed.text}data: z.strictObject({ ${[shared?.spread ?? `${key}: ${shape}`, ...carried].join(', ')} }) }),`,
        ],
        `table ${aggregate}Events in ${events}`,
      ),
      shared ? [] : [shape],
    ),
  );
  for (const { code, status } of refusals)
    if (!read('contracts/src/shared/problem.ts').includes(`'${code}'`))
      edit('contracts/src/shared/problem.ts', (text) =>
        appendEntry(text, /export const refusalStatus = \{/, [`'${code}': ${status},`], 'refusalStatus'),
      );
  if (hasCopy(sealed))
    for (const { name } of sealed.left)
      edit(copySpec, (text) =>
        appendEntry(text, /^const withheld\b[^=]*= \{/m, [`'${event}.${name}': 'OPINION',`], `table of ${copySpec}`),
      );
  const open = fields.filter((field) => words.has(field.shape) && !sealed.written.includes(field));
  return { sealed: sealed.written.map(({ name }) => name), open: open.map(({ name }) => name) };
}
