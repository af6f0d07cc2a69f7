// Messages of the web, checked with formatjs: every message compiles (`formatjs compile`); languages have the same ids with the same arguments
// (`formatjs verify`; zh-HK may lack ids, which fall back to zh-CN one by one); every id that the sources name exists, and every id is named by one
// (`formatjs extract`, and for ids that are put together at run time the templates of the sources).
import '../../infra/node/ensure-supported.mjs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root, sources } from '../architecture/overlay.mjs';
import { withOwnPackages } from '../support/own-packages.mjs';

const program = fileURLToPath(new URL('node_modules/@formatjs/cli/bin/formatjs', import.meta.url));
const source = 'zh-CN';

function formatjs(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { failed: status !== 0, stdout, words: `${stdout}${stderr}`.trim() };
}

/** All messages of a language; an id stands in one pack. */
function messagesOf(folder, language) {
  const messages = new Map();
  const twice = [];
  for (const name of readdirSync(join(folder, language)))
    for (const [id, text] of Object.entries(JSON.parse(readFileSync(join(folder, language, name), 'utf8')))) {
      if (messages.has(id)) twice.push(`${language}: ${id} stands in two packs`);
      messages.set(id, text);
    }
  return { messages, twice };
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Ids that sources name without formatjs seeing it: literals handed on as values, their beginnings such as `staff.life`, and templates such as
 * `vocabulary.stage.${stage}`.
 */
function namedOtherwise(texts) {
  const literals = new Set();
  const templates = new Set();
  for (const text of texts) {
    for (const [, id] of text.matchAll(/'([a-z]+(?:\.\w+)+)'/g)) literals.add(id);
    for (const [, template] of text.matchAll(/`([a-z]+\.(?:[\w.]|\$\{(?:[^{}`]|\{[^{}]*\})*\})+)`/g))
      if (template.includes('${')) templates.add(template);
  }
  const patterns = [...templates].map((template) => {
    const fixed = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
    return new RegExp(`^${fixed.map(escaped).join('.+')}$`);
  });
  const isBegun = (id) => [...id.matchAll(/\./g)].some(({ index }) => literals.has(id.slice(0, index)));
  return (id) => literals.has(id) || isBegun(id) || patterns.some((pattern) => pattern.test(id));
}

/** What is wrong with the messages in `folder` and with the sources that name them, a sentence each. */
export function wrongMessages(folder, sourceFiles) {
  withOwnPackages(new URL('./', import.meta.url), 'the check of messages');
  const scratch = mkdtempSync(join(tmpdir(), 'talentlog-messages-'));
  try {
    const wrong = [];
    const files = {};
    const all = {};
    for (const language of readdirSync(folder).filter((name) => /^[a-z]{2}-[A-Z]{2}$/.test(name))) {
      const { messages, twice } = messagesOf(folder, language);
      wrong.push(...twice);
      all[language] = messages;
      files[language] = join(scratch, `${language}.json`);
      writeFileSync(files[language], JSON.stringify(Object.fromEntries(messages)));
      if (messages.size === 0) continue;
      const compiled = formatjs(
        'compile',
        '--ast',
        '--format',
        'simple',
        '--out-file',
        join(scratch, 'out'),
        files[language],
      );
      if (compiled.failed) wrong.push(`${language} does not compile: ${compiled.words}`);
    }
    for (const language of Object.keys(files).filter((name) => name !== source)) {
      const whole = language === 'zh-HK' ? [] : ['--missing-keys'];
      const checks = [...whole, '--extra-keys', '--structural-equality', '--source-locale', source];
      const verified = formatjs('verify', ...checks, files[source], files[language]);
      if (verified.failed) wrong.push(verified.words);
    }
    const list = join(scratch, 'sources.txt');
    writeFileSync(list, sourceFiles.join('\n'));
    const extracted = formatjs('extract', '--additional-function-names', 't', '--in-file', list);
    if (extracted.failed) wrong.push(`formatjs extract: ${extracted.words}`);
    const used = new Set(Object.keys(extracted.failed ? {} : JSON.parse(extracted.stdout)));
    const named = namedOtherwise(sourceFiles.map((file) => readFileSync(file, 'utf8')));
    const known = all[source];
    for (const id of used) if (!known.has(id)) wrong.push(`${id} is used and in no pack`);
    for (const id of known.keys()) if (!used.has(id) && !named(id)) wrong.push(`${id} is used nowhere`);
    return { wrong, counts: { messages: known.size, extracted: used.size } };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const ofWeb = sources().filter((file) => /^web\/src\/.*\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file));
  const { wrong, counts } = wrongMessages(
    join(root, 'web/src/i18n'),
    ofWeb.map((file) => join(root, file)),
  );
  for (const sentence of wrong) console.error(sentence);
  console.log(`${counts.messages} messages, ${counts.extracted} extracted from the sources, ${wrong.length} wrong`);
  if (wrong.length > 0) process.exit(1);
}
