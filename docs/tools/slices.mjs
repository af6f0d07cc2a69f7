import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { permissionMatrix, queries, signInCommands } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';
import { policies } from '@talentlog/notifier';
import { projectors } from '@talentlog/query';
import { kebab } from './names.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const filesUnder = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(^|[\\/])(node_modules|dist)[\\/]/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .sort();
const texts = new Map();
const textOf = (file) => {
  if (!texts.has(file)) texts.set(file, readFileSync(join(root, file), 'utf8'));
  return texts.get(file);
};

/** The first of these files whose text matches, as a link. Not to a line: an edit elsewhere in a file changes nothing here. */
function link(label, files, pattern) {
  const found = files.find((file) => pattern.test(textOf(file)));
  return found && `[${label}](../../${found})`;
}

/** Where the commands of an aggregate are described. */
const contractFiles = (aggregate) =>
  filesUnder(`contracts/src/${kebab(aggregate)}`).filter((file) => file.endsWith('commands.ts'));

/** Where a command is decided: in the file of its name. */
const deciderLink = (aggregate, command) =>
  link('decider', [`domain/src/${kebab(aggregate)}/${kebab(command)}.ts`], /^export const /m);

function specLink(aggregate, command) {
  const files = filesUnder(`domain/src/${kebab(aggregate)}`);
  const word = new RegExp(`\\b${command}\\b`);
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const fixtures = files.filter((file) => file.endsWith('fixtures.ts'));
  return [link('spec', specs, word), link('case', fixtures, word)].filter(Boolean).join(' ');
}

const who = (grants) =>
  grants
    .map((grant) => {
      if ('staff' in grant) return `${grant.staff} (${Object.keys(permissionMatrix[grant.staff]).join(' ')})`;
      if ('self' in grant) return 'oneself';
      if ('link' in grant) return `${grant.link} link + ${grant.stepUp}`;
      if ('overLink' in grant) return 'who had proved the link';
      return 'guest' in grant ? 'anybody' : 'system';
    })
    .join(', ');

const projectorFiles = filesUnder('services/query/src').filter((file) => !file.endsWith('.spec.ts'));
const questionFiles = filesUnder('contracts/src').filter((file) => file.endsWith('/queries.ts'));
const policyFiles = filesUnder('services/notifier/src/policies').filter((file) => !file.endsWith('.spec.ts'));

/** Views and messages that follow from the events. */
function readers(events) {
  const views = projectors
    .filter((projector) => events.some((type) => projector.events.includes(type)))
    .map(({ name }) => link(name, projectorFiles, new RegExp(`subjectProjector\\('${name}'`)) ?? name);
  const told = [...new Set(policies.flatMap(({ types }) => types))]
    .filter((type) => events.includes(type))
    .map((type) => link('message', policyFiles, new RegExp(`'${type}'`)));
  return [...new Set([...views, ...told])].join(' ');
}

/** Where a question is answered: a file of its own, or its place in the table of its subject. */
const answerLink = (name) =>
  link('handler', projectorFiles, new RegExp(`^export const ${name}: QueryHandlers`, 'm')) ??
  link('handler', projectorFiles, new RegExp(`^ {2,4}(async )?${name}(\\(|: (async )?\\()`, 'm'));

const row = (...cells) => `| ${cells.join(' | ')} |`;
const head = (...names) => [row(...names), row(...names.map(() => '---'))];

function section({ name, commands, events }) {
  const inner = Object.keys(events).filter(
    (type) => !Object.values(commands).some(({ emits }) => emits.includes(type)),
  );
  const rows = Object.entries(commands).map(([command, { emits, grants }]) =>
    row(
      `${command} -> ${emits.join(', ')}`,
      who(grants),
      link('contract', contractFiles(name), new RegExp(`^  ${command}\\b`, 'm')),
      deciderLink(name, command),
      specLink(name, command),
      readers(emits),
    ),
  );
  return [
    `## ${name}`,
    '',
    ...(rows.length > 0
      ? [...head('Command -> event', 'Who', 'Contract', 'Decided in', 'Tested in', 'Read by'), ...rows, '']
      : []),
    ...(inner.length > 0 ? [`Written by other aggregates' commands: ${inner.join(', ')}.`, ''] : []),
  ].join('\n');
}

const signIns = () =>
  [
    '## signIn',
    '',
    'Codes, sign-in and step-up live outside the log (ADR 0004).',
    '',
    ...head('Command', 'Who', 'Contract', 'Decided in'),
    ...Object.entries(signInCommands).map(([command, { grants }]) =>
      row(
        command,
        who(grants),
        link('contract', ['contracts/src/sign-in/commands.ts'], new RegExp(`^  ${command}\\b`, 'm')),
        link('decision', [`services/command/src/sign-in/${kebab(command)}.ts`], /^export const /m),
      ),
    ),
    '',
  ].join('\n');

const questions = () =>
  [
    '## Questions',
    '',
    ...head('Query', 'Who', 'View', 'Contract', 'Answered in'),
    ...Object.entries(queries).map(([name, { grants, view }]) =>
      row(
        name,
        who(grants),
        view,
        link('contract', questionFiles, new RegExp(`^  ${name}: query`, 'm')),
        answerLink(name),
      ),
    ),
    '',
  ].join('\n');

/** Everything the system does, one line each, with links to where. */
export const slices = () =>
  [
    '# What the system does',
    '',
    'Generated by `npm run docs`. One line per command: what it causes, who may send it, and where each part of it is.',
    '',
    ...Object.values(aggregates).map(section),
    signIns(),
    questions(),
  ].join('\n');
