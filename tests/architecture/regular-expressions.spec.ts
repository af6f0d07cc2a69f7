import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { type Expression, expressionsIn, isSuperLinear } from './regular-expressions.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'contracts', 'domain', 'infra', 'services', 'web'],
  { cwd: root, encoding: 'utf8' },
);
const sources = listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !/\.(?:spec|fixture|d)\.tsx?$/.test(file));

/** Files that make expressions out of texts. What they make is caught while they are loaded, and judged as if it were written down. */
const makers: Readonly<Record<string, number>> = {
  'infra/resume-parser/src/rules/basics.ts': 2,
  'infra/resume-parser/src/rules/dates.ts': 6,
  'infra/resume-parser/src/rules/durations.ts': 2,
  'infra/resume-parser/src/rules/languages.ts': 3,
  'infra/resume-parser/src/rules/roles.ts': 1,
  'infra/resume-parser/src/rules/sections.ts': 2,
  // An address of e-mail, of parts that are named.
  'contracts/src/shared/typed-values.ts': 1,
  // Addresses of pages, of parts that are named.
  'web/src/public/site/link-address.ts': 2,
  // The codes of roles, which are ours.
  'infra/standalone/src/config/keys/oidc.ts': 1,
  // What a person looks for, escaped sign by sign.
  'infra/runtime/src/view-store/text.ts': 2,
};

const slow = (expressions: readonly Expression[]): string[] =>
  expressions.filter(isSuperLinear).map(({ file, source, flags }) => `${file}: /${source}/${flags}`);

describe('a regular expression', () => {
  const found = sources.map((file) => ({ file, ...expressionsIn(`${root}${file}`) }));

  it('takes no longer than its text is long, wherever it stands', () => {
    expect(found.reduce((sum, { literals }) => sum + literals.length, 0)).toBeGreaterThan(200);
    expect(slow(found.flatMap(({ file, literals }) => literals.map((one) => ({ ...one, file }))))).toEqual([]);
  });

  it('is made out of texts only where it is known', () => {
    expect(Object.fromEntries(found.filter(({ made }) => made > 0).map(({ file, made }) => [file, made]))).toEqual(
      makers,
    );
  });

  it('that is made out of texts takes no longer either', async () => {
    const made: Expression[] = [];
    const Plain = globalThis.RegExp;
    globalThis.RegExp = new Proxy(Plain, {
      construct(target, [source, flags]: [string | RegExp, string | undefined]) {
        const expression = new target(source, flags);
        if (new Error().stack?.includes('resume-parser/src/rules'))
          made.push({ file: 'made', source: expression.source, flags: expression.flags });
        return expression;
      },
    });
    try {
      await import('../../infra/resume-parser/src/fields.ts');
    } finally {
      globalThis.RegExp = Plain;
    }
    expect(made.length).toBeGreaterThan(9);
    expect(slow(made)).toEqual([]);
  });
});

describe('the check', () => {
  it.each([
    ['what held everybody up for seconds', /<!doctype[^>]*\[/i],
    ['alternatives that overlap', /^(?:\w|\d)*$/],
    ['an alternative that is two rounds of another', /^(?:a|aa)*$/],
    ['a repetition in a repetition', /^(?:a+)+$/],
    ['two runs of the same beside each other', /^\s*\s*x$/],
    ['a run that is looked for at every place', /\s+$/],
    ['a lazy run before blanks', /^(.*?)\s*$/s],
  ])('finds %s', (_what, expression) => {
    expect(isSuperLinear(expression)).toBe(true);
  });

  it.each([/^[a-z]+$/, /\s{0,20}$/, /^\d{4}-\d{2}$/, /<\/(?:td|th)>/gi])('takes %s for what it is', (expression) => {
    expect(isSuperLinear(expression)).toBe(false);
  });

  it('reads literals and makers out of a source', () => {
    const text =
      'const a: RegExp = /x+/u; const b = z.string().regex(/y/); const c = new RegExp(a.source); const d = RegExp("e");';
    const { literals, made } = expressionsIn('a.ts', text);
    expect([literals.map(({ source, flags }) => `${source}/${flags}`), made]).toEqual([['x+/u', 'y/'], 2]);
  });
});
