import { describe, expect, it } from '@jest/globals';
import { resumeCommands } from '@talentlog/contracts';
import { z } from 'zod';
import { checkShape } from './shape.ts';

const shape = z.strictObject({ years: z.int(), name: z.string().max(3) });
const errorsOf = (payload: unknown) => {
  const checked = checkShape(shape, payload);
  return checked.ok ? [] : (checked.errors ?? []).map(({ path, code }) => `${path} ${code}`);
};

describe('the shape of a payload', () => {
  it.each<[unknown, readonly string[]]>([
    [{ years: 3, name: 'abc' }, []],
    [{ name: 'abc' }, ['years common.required']],
    [{ years: null, name: 'abc' }, ['years common.required']],
    [{ years: '', name: 'abc' }, ['years common.required']],
    [{ years: '三年', name: 'abc' }, ['years common.type']],
    [{ years: 1.5, name: 'abc' }, ['years common.type']],
    [{ years: 3, name: 'abcd' }, ['name common.too_long']],
    [{ years: 3, name: 'abc', more: 1 }, ['more common.unknown_property']],
  ])('of %j', (payload, errors) => {
    expect(errorsOf(payload)).toEqual(errors);
  });
  it('that has words for years of work says that they are no number', () => {
    const checked = checkShape(resumeCommands.SaveResumeBlock.payload, {
      block: 'basic',
      content: { workYears: '三年' },
    });
    expect(checked).toMatchObject({ errors: [{ path: 'content.workYears', code: 'common.type' }] });
  });
});
