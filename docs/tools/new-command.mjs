// `npm run new:command -- <aggregate> <CommandName> <EventName>` writes the parts of a new command, with a test that fails until its rule is written.

import '../../infra/node/ensure-supported.mjs';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { lineOf } from './insert.mjs';
import { camel, kebab } from './names.mjs';
import { contracts, samples } from './parts/contract.mjs';
import { decider } from './parts/decision.mjs';
import { exists, must, read, Wrong, writeAll } from './parts/edits.mjs';
import { machine } from './parts/machine.mjs';
import { unwritten, writeWords } from './parts/words.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const usage = `npm run new:command -- <aggregate> <CommandName> <EventName> [options]
  npm run new:command -- jobSeeker AddJobSeekerTag JobSeekerTagged --refusal jobSeeker.tag_exists --zh "添加标签|已添加标签" --en "Add tag|Tag added"

  --in STATE[,STATE]      states that keep the event (default: those that keep others); as lifecycle.md names them, field.STATE where fields stand side by side
  --permission CODE       who of the staff may send it (default: as the first staff command of the aggregate)
  --field name:Shape:中文:English    a text, a day or an Id it carries, of a shape of contracts/src/shared/shapes.ts (tag:TagName:标签:Tag); repeatable
  --word name:中文:English           words of a field that the aggregate will keep (tags:标签:Tags); repeatable
  --refusal CODE[:中文:English]       a refusal of its own, as <aggregate>.<reason>, with what a person reads
  --zh "button|event"     words in Chinese and English; without them the messages are marked as unwritten and a test fails
  --en "button|event"`;

const wordOf = (typed) => {
  const [name, zh, en, ...more] = typed.split(':');
  must(name && zh && en && more.length === 0, `${typed} is not name:中文:English`);
  return { name, 'zh-CN': zh, 'en-US': en };
};
const fieldOf = (typed) => {
  const [name, shape, ...words] = typed.split(':');
  must(
    samples[shape],
    `${typed}: the generator knows fields of ${Object.keys(samples).join(', ')}; write others by hand`,
  );
  return { ...wordOf([name, ...words].join(':')), shape };
};

function options() {
  const text = { type: 'string' };
  const list = { type: 'string', multiple: true };
  const parsed = parseArgs({
    allowPositionals: true,
    options: {
      in: text,
      permission: text,
      refusal: text,
      zh: text,
      en: text,
      field: list,
      word: list,
      help: { type: 'boolean' },
    },
  });
  const [aggregate, command, event] = parsed.positionals;
  must(!parsed.values.help && aggregate && command && event, usage);
  const known = readdirSync(`${root}domain/src`)
    .filter((name) => exists(`domain/src/${name}/${name}.ts`))
    .map(camel);
  must(known.includes(aggregate), `There is no aggregate ${aggregate}. There are: ${known.join(', ')}`);
  for (const name of [command, event])
    must(/^[A-Z][A-Za-z]+$/.test(name), `${name} is no name: use words like SendOffer, OfferSent`);
  must(
    exists(`contracts/src/${kebab(aggregate)}/commands.ts`),
    `Nobody commands ${aggregate}: other aggregates write it in their own commits.`,
  );
  const all = known
    .flatMap((name) => ['commands', 'events'].map((part) => `contracts/src/${kebab(name)}/${part}.ts`))
    .filter((file) => exists(file));
  for (const name of [command, event])
    must(!all.some((file) => new RegExp(`^  ${name}:`, 'm').test(read(file))), `${name} exists already.`);
  const [refusal, zhRefused, enRefused] = parsed.values.refusal?.split(/[:：]/) ?? [];
  must(!refusal || /^[a-zA-Z]+\.[a-z_]+$/.test(refusal), `${refusal} is no refusal code: use offer.already_sent`);
  const { field = [], word = [], ...rest } = parsed.values;
  const refusalWords = { 'zh-CN': zhRefused, 'en-US': enRefused };
  return {
    aggregate,
    command,
    event,
    ...rest,
    refusal,
    refusalWords,
    fields: field.map(fieldOf),
    words: word.map(wordOf),
  };
}

function next(
  { aggregate, command, event, zh, en, refusal },
  { file, page, fold, states },
  { file: decision, fixtures, spec },
) {
  const at = (name, needle) => `${name}:${lineOf(read(name), needle)}`;
  const spoken =
    zh && en && !(refusal && read('web/src/i18n/zh-CN/shared.json').includes(`${unwritten['zh-CN']}${refusal}`));
  const steps = [
    [
      at(`contracts/src/${kebab(aggregate)}/commands.ts`, `${command}:`),
      'what it carries, who may send it, how it is refused',
    ],
    [
      at(`contracts/src/${kebab(aggregate)}/events.ts`, `${event}:`),
      'what is kept; words about a person go under `personal`, with `subject`',
    ],
    [
      at(page, `\`${event}\``),
      'in words first: the states that take it, where it leads, how the command is refused elsewhere, what must hold besides',
    ],
    [at(file, `${event}:`), `the same in the machine (now kept in ${states.join(', ')})`],
    [
      at(fold, `case '${event}'`),
      'what the aggregate remembers of it; a new field also in its data type and its first value',
    ],
    [
      decision,
      'the rule: accept(...) or refuse(...); other aggregates by `needs`; when a screen offers it by `offered`',
    ],
    [at(fixtures, `    ${command}:`), 'a payload that only the machine can refuse'],
    [at(spec, `'${command}:`), 'the rule as a test; it fails until you write it'],
    ...(spoken
      ? []
      : [
          [
            'web/src/i18n/{zh-CN,en-US}/{audit,staff,shared}.json',
            `words that start with ${unwritten['zh-CN']} or ${unwritten['en-US'].trim()}`,
          ],
        ]),
    [
      'services/query',
      'nothing where the aggregate has a view: it keeps the fold, and is rebuilt by itself. What only screens need: `notes` of the subject’s view.ts. What a list shows: the row in contracts/src/<subject>/queries.ts and the subject’s rows.ts',
    ],
    [
      'web/src/staff/features',
      `an <ActionButton action="${command}"> with a <CommandForm>; its label is staff.action.${command}`,
    ],
  ];
  console.log(`\n${command} -> ${event} is there. Next, in this order:`);
  for (const [index, [where, what]] of steps.entries())
    console.log(`${String(index + 1).padStart(3)}. ${where}\n     ${what}`);
  console.log(
    `\nThen: npm run docs && npm run samples && npm run check && npm run test:unit -- --testPathPatterns ${kebab(aggregate)} architecture`,
  );
}

try {
  const wish = options();
  contracts(wish);
  const made = machine(wish);
  const decided = decider(wish);
  writeWords(wish);
  const edited = writeAll();
  spawnSync('npx', ['biome', 'check', '--write', ...edited.filter((file) => file.endsWith('.ts'))], {
    cwd: root,
    stdio: 'ignore',
  });
  next(wish, made, decided);
} catch (error) {
  if (!(error instanceof Wrong)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
