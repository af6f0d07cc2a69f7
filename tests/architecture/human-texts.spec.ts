import { describe, expect, it } from '@jest/globals';
import * as contracts from '@talentlog/contracts';
import type { z } from 'zod';

/** What would be seen as something else, or break a line, a header, a store or a terminal. */
const hostile = '甲\u202e\u0000乙\r丙\ud800丁\u2028戊\u200b己\u001b庚\u0085';
const unseen = /[^\P{Cc}\t\n]|\p{Cs}|[\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
/** Never shown, never stored: they are hashed as they were typed. */
const secrets = [
  'SignInWithPassword.password',
  ...[
    'SetPassword',
    'ProveSelf',
    'ChangePhoneByCode',
    'ChangeEmailByCode',
    'BeginSecondFactor',
    'EndSecondFactor',
    'ConfirmCompanyAccount',
  ].map((name) => `${name}.current`),
  ...['SetPassword', 'ResetPassword', 'SetPasswordByLink'].map((name) => `${name}.password`),
];

interface Shape {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly getter?: () => z.ZodType;
}
const defOf = (shape: z.ZodType) => shape.def as unknown as Shape;

/** Every place of a shape where a text may stand, by its path. */
function textsIn(shape: z.ZodType, path: string, met: ReadonlySet<z.ZodType> = new Set()): [string, z.ZodType][] {
  if (met.has(shape)) return [];
  const within = (part: z.ZodType, at = path) => textsIn(part, at, new Set([...met, shape]));
  const def = defOf(shape);
  if (def.type === 'string') return [[path, shape]];
  const inner = [def.element, def.innerType, def.keyType, def.valueType, def.getter?.()].filter(
    (one) => one !== undefined,
  );
  // A transformation is tried as a whole: it may be what cleans the text.
  const piped = def.type === 'pipe' && def.in ? within(def.in).map(([at]): [string, z.ZodType] => [at, shape]) : [];
  const isPlain = piped.length === 1 && piped[0]?.[0] === path;
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([name, field]) => within(field, `${path}.${name}`)),
    ...[...inner, ...(def.options ?? []), ...(def.items ?? [])].flatMap((one) => within(one)),
    ...(isPlain ? piped : [def.in, def.out].flatMap((one) => (one ? within(one) : []))),
  ];
}

const tables = Object.entries(contracts).filter(([name]) => name.endsWith('Commands')) as [
  string,
  Readonly<Record<string, contracts.CommandContract>>,
][];
const commands = tables.flatMap(([, table]) =>
  Object.entries(table)
    .filter(([, { grants }]) => grants.some((grant) => !('system' in grant)))
    .flatMap(([name, { payload }]) => textsIn(payload, name)),
);
const questions = Object.entries(contracts.queries).flatMap(([name, { params }]) => textsIn(params, name));

describe('texts that people send', () => {
  it('are many, and found', () => {
    expect(commands.length).toBeGreaterThan(200);
    expect(questions.length).toBeGreaterThan(40);
    expect(commands.map(([path]) => path)).toEqual(
      expect.arrayContaining(['RenameAccount.name', 'SuspendAccount.reason']),
    );
  });

  it('keep nothing that cannot be seen, in any field of any command or question', () => {
    const dirty = [...commands, ...questions].filter(([path, shape]) => {
      const parsed = shape.safeParse(hostile);
      return parsed.success && !secrets.includes(path) && (typeof parsed.data !== 'string' || unseen.test(parsed.data));
    });
    expect(dirty.map(([path]) => path)).toEqual([]);
  });
});
