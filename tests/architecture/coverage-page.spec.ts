import { describe, expect, it } from '@jest/globals';
import { faultsIn, withCounts } from '../../docs/tools/coverage.mjs';

const spec = 'tests/http/edge.spec.ts';
const screen = 'web/src/public/pages/login/PhoneLogin.tsx';
const row = (name: string, state: string, ...more: [string?, string?, string?]) =>
  `| ${[name, state, more[0] ?? '', more[1] ?? '', more[2] ?? ''].join(' | ')} |`;
const whole = row('Sign in', 'Y', `\`${screen}\``, `\`${spec}\``);

/** A page of one group of capabilities with these rows, and one other table. */
const pageOf = (...rows: string[]) =>
  withCounts(
    [
      '# What is built',
      '<!-- counts: written -->',
      '<!-- /counts -->',
      '## G1 Routes',
      '| Capability | State | Screen | Test | Missing |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
      '',
      '## Wrong readings',
      '| Wrong reading | State | Where | Test | Missing |',
      '| --- | --- | --- | --- | --- |',
      row('W1 erasure', '0'),
      '',
    ].join('\n'),
  );
const faults = (...rows: string[]) => faultsIn(pageOf(...rows), (path) => [spec, screen].includes(path));

describe('the page of what is built', () => {
  it('counts the rows of each group by their state', () => {
    const page = pageOf(
      whole,
      row('Poster', '0'),
      row('Theme', 'P', '', '', 'print'),
      row('Users', 'A', '', '', 'a screen'),
    );
    expect(page).toContain('| G1 Routes | 4 | 1 | 1 | 1 | 1 |');
    expect(page).toContain('| **All capabilities** | **4** | **1** | **1** | **1** | **1** |');
    expect(page).toContain('| Wrong readings | 1 | 0 | 0 | 0 | 1 |');
  });

  it('is right where every row says enough', () => expect(faults(whole, row('Poster', '0'))).toEqual([]));

  it('is wrong where its counts are not those of its rows', () =>
    expect(faultsIn(pageOf(whole).replace(whole, `${whole}\n${row('Poster', '0')}`), () => true)).toEqual([
      'the counts are not those of the rows',
    ]));

  it.each([
    [row('Poster', 'N'), 'Poster: N is no state'],
    [row('Poster', '0', '`web/src/poster.tsx`'), 'Poster: there is no web/src/poster.tsx'],
    [row('Poster', '0', '', '`tests/poster.spec.ts`'), 'Poster: there is no tests/poster.spec.ts'],
    [row('Poster', 'Y', '', `\`${spec}\``), 'Poster: is Y and names no screen'],
    [row('Poster', 'Y', `\`${screen}\``), 'Poster: is Y and names no test'],
    [row('Poster', 'Y', `\`${screen}\``, `\`${screen}\``), 'Poster: is Y and names no test'],
    [row('Poster', 'A', `\`${screen}\``), 'Poster: is A and does not say what is missing'],
    [row('Poster', 'P', `\`${screen}\``), 'Poster: is P and does not say what is missing'],
    ['| Poster | 0 | |', 'Poster: has 3 cells, not 5'],
    [`${whole}\n${whole}`, 'G1 Routes: Sign in stands there twice'],
  ])('%s', (rows, fault) => expect(faults(rows)).toEqual([fault]));
});
