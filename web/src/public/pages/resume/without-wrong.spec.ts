import { describe, expect, it } from '@jest/globals';
import { ApiProblem } from '../../../api/problem.ts';
import { withoutWrong } from './without-wrong.ts';

const refused = (...paths: string[]) =>
  new ApiProblem({
    status: 400,
    code: 'common.invalid',
    errors: paths.map((path) => ({ path, code: 'common.format' })),
  });
const before = [{ company: '甲', start: '2020-01', end: null }];

describe('a block without its wrong fields', () => {
  it('has them as they were before, and everything else as it was typed', () => {
    const mine = [{ company: '乙', start: '2020-01', end: '2019-01' }];
    expect(withoutWrong('work', mine, before, refused('content.0.end'))).toEqual([{ ...before[0], company: '乙' }]);
  });
  it('has none of an entry that is new', () => {
    const mine = [...before, { company: '乙', start: 'x', end: null }];
    expect(withoutWrong('work', mine, before, refused('content.1.start'))?.[1]).toMatchObject({ start: null });
  });
  it.each<[string, object[], string[]]>([
    ['no field is named', [{ company: '乙' }], []],
    ['the list as a whole is refused', [{ company: '乙' }], ['content']],
    ['entries came or went before it', [{ company: '丙', end: 'x' }, { ...before[0] }], ['content.0.end']],
    ['the field is as it was', [{ ...before[0], company: '乙' }], ['content.0.end']],
  ])('is none where %s', (_what, mine, paths) =>
    expect(withoutWrong('work', mine as never, before, refused(...paths))).toBeUndefined(),
  );
});
