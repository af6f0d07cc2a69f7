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
import { permission } from './parts/permission.mjs';
import { timer } from './parts/timer.mjs';
import { unwritten, writeWords } from './parts/words.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const usage = `npm run new:command -- <aggregate> <CommandName> <EventName> [options]
  npm run new:command -- jobSeeker AddJobSeekerTag JobSeekerTagged --refusal jobSeeker.tag_exists --zh "添加标签|已添加标签" --en "Add tag|Tag added"

  --in STATE[,STATE]      states that keep the event (default: the first that keeps others, where it goes on); as lifecycle.md names them, field.STATE where fields stand side by side
  --permission CODE       who of the staff may send it (default: as the first staff command of the aggregate)
  --field name:Shape:中文:English    a text, a day or an Id it carries, of a shape of contracts/src/shared/shapes.ts (tag:TagName:标签:Tag); repeatable
  --word name:中文:English           words of a field that the aggregate will keep (tags:标签:Tags); repeatable
  --refusal CODE[=STATUS][:中文:English]   a refusal of its own, as <aggregate>.<reason>, with what a person reads (default status 409); repeatable
  --timer FIELD:Command:Event[:中文:English]   at the instant in FIELD the system sends Command, which brings about Event; both are written, too
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

const refusalOf = (typed) => {
  const [named, zh, en] = typed.split(/[:：]/);
  const [code, status = '409'] = named.split('=');
  must(/^[a-zA-Z]+\.[a-z_]+$/.test(code), `${code} is no refusal code: use offer.already_sent`);
  must(/^4\d\d$/.test(status), `${status} is no status of a refusal: use ${code}=409`);
  return { code, status, 'zh-CN': zh, 'en-US': en };
};
const timerOf = (typed) => {
  const [at, command, event, zh, en] = typed.split(/[:：]/);
  must(at && command && event, `${typed} is not FIELD:Command:Event`);
  return { at, command, event, zh, en };
};

function options() {
  const text = { type: 'string' };
  const list = { type: 'string', multiple: true };
  const parsed = parseArgs({
    allowPositionals: true,
    options: {
      in: text,
      permission: text,
      refusal: list,
      timer: text,
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
  const then = parsed.values.timer && timerOf(parsed.values.timer);
  const names = [command, event, ...(then ? [then.command, then.event] : [])];
  for (const name of names)
    must(/^[A-Z][A-Za-z]+$/.test(name), `${name} is no name: use words like SendOffer, OfferSent`);
  must(
    exists(`contracts/src/${kebab(aggregate)}/commands.ts`),
    `Nobody commands ${aggregate}: other aggregates write it in their own commits.`,
  );
  const all = known
    .flatMap((name) => ['commands', 'events'].map((part) => `contracts/src/${kebab(name)}/${part}.ts`))
    .filter((file) => exists(file));
  for (const name of names)
    must(!all.some((file) => new RegExp(`^  ${name}:`, 'm').test(read(file))), `${name} exists already.`);
  const { field = [], word = [], refusal = [], timer: _timer, ...rest } = parsed.values;
  const refusals = refusal.map(refusalOf);
  return { aggregate, command, event, ...rest, refusals, fields: field.map(fieldOf), words: word.map(wordOf), then };
}

/** The command of the timer: by the system, where the first is taken, with nothing but what it is about. */
const atItsTime = ({ aggregate, in: states, then: { command, event, zh, en } }) => ({
  ...{ aggregate, command, event, zh, en, in: states },
  ...{ bySystem: true, refusals: [], fields: [], words: [] },
});

/** Tests that list by hand what screens offer: each new command changes them, and a person says how. */
function listsOf(aggregate) {
  const own = `domain/src/${kebab(aggregate)}`;
  const commands = [...read(`contracts/src/${kebab(aggregate)}/commands.ts`).matchAll(/^ {2}(\w+): command\(/gm)];
  const isList = (text) =>
    /describe\('what (a|an) [a-z ]+ (offers|lets people do)'/.test(text) &&
    commands.filter(([, name]) => text.includes(`'${name}'`)).length > 1;
  return [own, 'services/query/src'].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `${folder}/${name}`)
      .filter((name) => isList(read(name))),
  );
}

const at = (name, needle) => `${name}:${lineOf(read(name), needle)}`;

/** Whether words of the command are still to be written. */
const isUnspoken = ({ command, event, refusals }) => {
  const ids = [`audit.event.${event}`, `staff.action.${command}`, ...refusals.map(({ code }) => `refusal.${code}`)];
  return Object.entries(unwritten).some(([language, mark]) =>
    ['audit', 'staff', 'shared'].some((pack) => {
      const words = JSON.parse(read(`web/src/i18n/${language}/${pack}.json`));
      return ids.some((id) => words[id]?.startsWith(mark));
    }),
  );
};

/** What only a person knows: without it a test fails, or the command does nothing. */
function toWrite(wish, { page, fold }, { file: decision, spec }, { sealed, open }) {
  const { aggregate, command, event, refusals, bySystem } = wish;
  return [
    [
      decision,
      'the rule: accept(...) or refuse(...); other aggregates by `needs`; when a screen offers it by `offered`, where it refuses by a rule',
    ],
    [
      at(fold, `case '${event}'`),
      'what the aggregate remembers of it; a new field also in data.ts, with its first value',
    ],
    ...(refusals.length > 0 ? [[at(page, `TO WRITE`), 'what must hold, in words']] : []),
    [at(spec, `'${command}:`), 'the rule as a test; it fails until you write it'],
    ...(isUnspoken(wish)
      ? [
          [
            'web/src/i18n/{zh-CN,en-US}/{audit,staff,shared}.json',
            `words that start with ${unwritten['zh-CN']} or ${unwritten['en-US'].trim()}`,
          ],
        ]
      : []),
    ...(sealed.length > 0
      ? [
          [
            'tests/erasure/told-by-staff.ts',
            `send it with a word of the person in ${sealed.join(', ')}: their erasure is proven by it (or not-told.ts, with a reason)`,
          ],
        ]
      : []),
    ...(open.length > 0
      ? [
          [
            'tests/architecture/free-text.spec.ts',
            `${open.join(', ')} is not encrypted: name it among what tells nothing of anybody, or encrypt it (\`personal\`)`,
          ],
        ]
      : []),
    ...(bySystem ? [] : [...listsOf(aggregate).map((list) => [list, `who is offered ${command}, and where`])]),
    ...(bySystem ? [] : [screen(aggregate, command)]),
  ];
}

/** Written already: to be read, and changed where the command differs from others. */
function toRead({ aggregate, command, event, then }, { file, page, states }, { fixtures }, { timers, rights }) {
  return [
    [
      at(`contracts/src/${kebab(aggregate)}/commands.ts`, `${command}:`),
      'what it carries, who may send it, how it is refused',
    ],
    [
      at(`contracts/src/${kebab(aggregate)}/events.ts`, `${event}:`),
      'what is kept and who reads it: `personal` with `subject`, `revealable`, `withheld`, `bookkeeping`, `silent`',
    ],
    [at(page, `\`${event}\``), 'the states that take it, where it leads, how it is refused elsewhere'],
    [at(file, `${event}:`), `the same in the machine (kept in ${states.join(', ')})`],
    [at(fixtures, `    ${command}:`), 'a payload that only the machine can refuse'],
    ...(rights
      ? [
          [
            at(rights, `| ${command} |`),
            'who may send it, from the requirements: the tests compare the server with this page',
          ],
        ]
      : []),
    ...(timers
      ? [
          [
            at(timers, `${event}:`),
            `when ${then.command} is sent; an event that ends the wait earlier may cancel it (a timer that comes too late is refused and done with)`,
          ],
        ]
      : []),
  ];
}

const screen = (aggregate, command) =>
  aggregate === 'application'
    ? [
        'web/src/staff/features/applications/actions/offered.ts',
        `'${command}' among the buttons or under "more"; what it asks is a form in ActionDialog.tsx beside it`,
      ]
    : ['web/src/staff/features', `an <ActionButton action="${command}"> with a <CommandForm>`];

const print = (steps) => {
  for (const [index, [where, what]] of steps.entries())
    console.log(`${String(index + 1).padStart(3)}. ${where}\n     ${what}`);
};

/** Writes one command with its event; returns what is left to do for it. */
function write(wish) {
  const contract = contracts(wish);
  const made = machine(wish);
  const decided = decider(wish);
  const timers = timer(wish);
  const rights = permission(wish);
  writeWords(wish);
  return () => ({
    toWrite: toWrite(wish, made, decided, contract),
    toRead: toRead(wish, made, decided, { timers, rights }),
  });
}

try {
  const wish = options();
  const written = [wish, ...(wish.then ? [atItsTime(wish)] : [])].map(write);
  const edited = writeAll();
  spawnSync('npx', ['biome', 'check', '--write', ...edited.filter((file) => file.endsWith('.ts'))], {
    cwd: root,
    stdio: 'ignore',
  });
  const left = written.map((one) => one());
  console.log(`\n${wish.command} -> ${wish.event} is there. To write, in this order:`);
  print(left.flatMap((one) => one.toWrite));
  console.log('\nWritten already; change what differs:');
  print(left.flatMap((one) => one.toRead));
  console.log(`\nThen: npm run docs && npm run samples && npm run check && npm run test:unit`);
} catch (error) {
  if (!(error instanceof Wrong)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
