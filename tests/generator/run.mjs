// `node tests/generator/run.mjs [aggregate …]`: the generator writes a command for every aggregate that takes commands, into a copy of the
// tree. What a reader of the how-to is then left with must be clean: `npm run check`, and every test but those still to be written.
import '../../infra/node/ensure-supported.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { camel } from '../../docs/tools/names.mjs';
import { root, withOverlay } from '../architecture/overlay.mjs';

/** What the generator cannot know: where an event is taken that is like no other, and who of the staff sends what none of them sends. */
const told = {
  account: ['--in', 'usable', '--permission', 'ADMIN_USER'],
  interview: ['--in', 'life.NOT_STARTED'],
  link: ['--in', 'VALID', '--permission', 'MANAGE_OFFER'],
  notification: ['--in', 'SENT'],
  resume: ['--permission', 'MANAGE_JOB_SEEKER'],
  resumeFile: ['--in', 'PARSED', '--permission', 'MANAGE_JOB_SEEKER'],
};
/** The company's settings and its operations are one stream each, without an id, and templates are folded by what all of their events name. */
const byHand = ['companySettings', 'messageTemplate', 'operations'];
const aggregates = readdirSync(join(root, 'domain/src'))
  .filter((folder) => existsSync(join(root, `contracts/src/${folder}/commands.ts`)))
  .map(camel)
  .filter((name) => !byHand.includes(name))
  .filter((name) => process.argv.length === 2 || process.argv.includes(name));

let failures = 0;
const fail = (sentence) => {
  failures += 1;
  console.log(sentence);
};

await withOverlay((copy) => {
  const run = (command, args) => {
    const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' };
    return spawnSync(command, args, { cwd: copy, encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 });
  };
  const must = (what, command, ...args) => {
    const from = Date.now();
    const { status, stdout, stderr } = run(command, args);
    if (status !== 0) fail(`${stdout}${stderr}`.slice(0, 4000));
    console.log(`${status === 0 ? 'clean' : 'NOT CLEAN'} in ${((Date.now() - from) / 1000).toFixed(0)} s: ${what}`);
  };

  // The checks ask git for the files of the tree.
  run('git', ['init', '--quiet']);
  const commands = aggregates.flatMap((aggregate) => {
    const name = aggregate[0].toUpperCase() + aggregate.slice(1);
    const words = ['--field', 'tag:TagName:标签:Tag', '--zh', '试一试|已试', '--en', 'Try|Tried'];
    const refusal = ['--refusal', `${aggregate}.tried_before=422:已经试过。:Tried before.`];
    const timer = [
      '--field',
      'until:Instant:到:Until',
      '--timer',
      `until:EndTrying${name}:${name}TryEnded:试完:Try ended`,
    ];
    const given = [aggregate, `Try${name}`, `${name}Tried`, ...words, ...timer, ...refusal, ...(told[aggregate] ?? [])];
    must(given.slice(0, 3).join(' '), 'node', 'docs/tools/new-command.mjs', ...given);
    return [`Try${name}`, `EndTrying${name}`];
  });
  for (const script of ['docs', 'samples', 'check']) must(`npm run ${script}`, 'npm', 'run', '--silent', script);

  const report = join(copy, 'report.json');
  const touched = [
    'domain/src/',
    'architecture/',
    'compatibility/',
    'query/src/',
    'command/src/timers',
    'faults/dropped',
  ];
  const options = ['--selectProjects', 'unit', '--silent', '--json', '--outputFile', report, '--testPathPatterns'];
  run('npx', ['jest', ...options, ...touched]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  for (const { name, message } of broken) fail(`${name} does not run: ${message.slice(0, 1000)}`);
  const failedTests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  const rule = (name) => `${name}: what it changes, and whom it refuses`;
  for (const name of commands)
    if (!failedTests.some(({ fullName }) => fullName.endsWith(rule(name))))
      fail(`no test asks for the rule of ${name}`);
  // Lists by hand of what screens offer, and of texts that need no encryption, are asked about by each new command: what they miss is it alone.
  const isNew = (line) => commands.some((name) => line.includes(`"${name}"`));
  const isListed = ({ failureMessages }) => {
    const lines = stripVTControlCharacters(failureMessages.join('\n')).split('\n');
    const changed = lines.filter((line) => /^\s*[+-] /.test(line) && !/^\s*(- Expected|\+ Received)\b/.test(line));
    return changed.length > 0 && changed.every(isNew);
  };
  const isLeft = (test) =>
    test.fullName.startsWith('what anybody can write into an event') ||
    test.fullName.endsWith('is still to be written') ||
    commands.some((name) => test.fullName.endsWith(rule(name))) ||
    isListed(test);
  for (const test of failedTests) if (!isLeft(test)) fail(`fails: ${test.fullName}`);
});
console.log(`${aggregates.length} commands written, ${failures} complaints`);
process.exit(failures === 0 ? 0 : 1);
