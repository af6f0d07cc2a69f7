// The durable timer that an event sets, and the case that tests what is set and cancelled.

import { appendEntry, appendItem, withImport } from '../insert.mjs';
import { kebab } from '../names.mjs';
import { create, edit, exists, must, read } from './edits.mjs';
import { identity } from './identity.mjs';

const cases = 'services/command/src/timers/timer-cases.fixture.ts';
const due = '2026-11-24T01:00:00.000Z';

/** The first event sets the timer at its field `at`; then `command` is sent by the system, and its event cancels what is still set. */
export function timer({ aggregate, event, fields, then }) {
  if (!then) return undefined;
  const shape = fields.find(({ name }) => name === then.at)?.shape;
  must(shape === 'Instant', `A timer is set for an instant: --field ${then.at}:Instant:中文:English`);
  const file = `domain/src/${kebab(aggregate)}/timers.ts`;
  const { key } = identity(aggregate);
  const rules = `${aggregate}Timers`;
  if (!exists(file)) {
    const lines = [
      `import { ${aggregate}Events } from '@talentlog/contracts';`,
      "import { timersOf } from '../shared/timers.ts';",
      '',
      `/** What ${aggregate} does by the clock. */`,
      `export const ${rules} = timersOf(${aggregate}Events)({`,
      '});',
      '',
    ];
    create(file, lines.join('\n'));
    const face = `domain/src/${kebab(aggregate)}/index.ts`;
    edit(face, (text) => `${text.trimEnd()}\nexport { ${rules} } from './timers.ts';\n`);
    edit('domain/src/timers.ts', (text) =>
      withImport(text.replace(/mergeTimers\(/, `mergeTimers(\n  ${rules},`), [rules], `./${kebab(aggregate)}/index.ts`),
    );
  }
  const name = kebab(then.command);
  edit(file, (text) =>
    appendEntry(
      text,
      /timersOf\(\w+\)\(\{/,
      [
        `${event}: ({ data: { ${key}, ${then.at} } }) => [`,
        `  { set: \`${name}:\${${key}}\`, at: ${then.at}, command: { name: '${then.command}', payload: { ${key} } } },`,
        '],',
        `${then.event}: ({ data: { ${key} } }) => [{ cancel: \`${name}:\${${key}}\` }],`,
      ],
      `rules in ${file}`,
    ),
  );
  edit(cases, (text) =>
    appendItem(
      text,
      /export const timerCases\b/,
      [
        `['${event}', { ${key}: 'x1', ${then.at}: '${due}' }, ['set ${name}:x1 ${due} ${then.command} {"${key}":"x1"}']],`,
        `['${then.event}', { ${key}: 'x1' }, ['cancel ${name}:x1']],`,
      ],
      `cases in ${cases}`,
    ),
  );
  must(read(file).includes(`${then.event}:`), `${file} did not take the rules.`);
  return file;
}
