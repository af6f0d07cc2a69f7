// The decision of a new command, a case that the cells try and a test that fails.

import { appendEntry, withImport, withRow } from '../insert.mjs';
import { kebab } from '../names.mjs';
import { samples } from './contract.mjs';
import { create, edit, read } from './edits.mjs';
import { identity } from './identity.mjs';

/** The decision in a file of the command's name, its line in the page, a valid case for the cells and a test that fails. */
export function decider({ aggregate, command, event, fields, refusals }) {
  const folder = `domain/src/${kebab(aggregate)}`;
  const file = `${folder}/${kebab(command)}.ts`;
  const name = command[0].toLowerCase() + command.slice(1);
  const { key, shared } = identity(aggregate);
  const carried = fields.map((field) => (shared ? `${field.name}: context.payload.${field.name}` : field.name));
  const given = shared ? 'context' : `{ id${carried.length > 0 ? `, payload: { ${carried.join(', ')} }` : ''} }`;
  const data = [shared ? `...${shared.about}(context)` : `${key}: id`, ...carried].join(', ');
  const refused = refusals.length > 0 ? ` It is to refuse with ${refusals.map(({ code }) => code).join(', ')}.` : '';
  // Where the payload has another name for it, the stream is named by hand.
  const target = key === `${aggregate}Id` ? [] : [`  target: (payload) => ${aggregate}.ref(payload.${key}),`];
  create(
    file,
    [
      "import { accept } from '../shared/decider.ts';",
      ...(shared ? [`import { ${shared.about} } from './about.ts';`] : []),
      `import { ${aggregate} } from './${kebab(aggregate)}.ts';`,
      '',
      `/** What ${command} is for, and what must hold.${refused} */`,
      `export const ${name} = ${aggregate}.decider('${command}', {`,
      ...target,
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
  const who = value === key ? value : `${key}: ${value}`;
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
