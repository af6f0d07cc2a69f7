import { describe, expect, it } from '@jest/globals';
import { emptyResume, type ResumeBlocks } from '@talentlog/contracts';
import { passagesOf } from './passages.ts';

/** Frozen through and through, as the rows of views are. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

const work = (description: string): ResumeBlocks['work'] => [
  {
    ...{ company: '长江半导体', department: '', title: '工程师', description },
    ...{ start: '2020-01', end: null, untilNow: true },
  },
];
const project = frozen([{ name: '交换芯片', role: '', start: '2021-01', end: null, description: '电 5566 7788' }]);
const textsOf = (blocks: Partial<ResumeBlocks>, known: readonly string[]) =>
  passagesOf(blocks, known).map(({ text }) => text);

describe('passages of a row that moved', () => {
  const blocks = frozen({
    basic: { ...emptyResume.basic, name: '林晓', phone: '+8613800006021' },
    work: work('热线 99887766，编号 5566 7788'),
  }) as Pick<ResumeBlocks, 'basic' | 'work'>;
  const nothing = frozen([]);
  const learned = frozen(['55667788']);

  it('hide what the company learned of the person since, in parts that did not change', () => {
    expect(textsOf(blocks, nothing)).toContain('热线 99887766，编号 5566 7788');
    expect(textsOf(blocks, nothing)).toContain('热线 99887766，编号 5566 7788');
    expect(textsOf(blocks, learned)).toContain('热线 99887766，编号 ****');
    expect(textsOf(blocks, nothing)).toContain('热线 99887766，编号 5566 7788');
  });

  it('hide what the person tells elsewhere since, in parts that did not change', () => {
    const basic = frozen({ ...blocks.basic, emergencyPhone: '99887766' });
    const family = frozen([{ name: '林母', relation: '母亲', phone: '55667788', company: '', title: '' }]) as never;
    expect(textsOf({ ...blocks, basic }, nothing)).toContain('热线 ****，编号 5566 7788');
    expect(textsOf({ ...blocks, family }, nothing)).toContain('热线 99887766，编号 ****');
    expect(textsOf({ ...blocks, basic, family }, nothing)).toContain('热线 ****，编号 ****');
  });

  it('are those of a row that was never seen before, whatever was seen', () => {
    const other = frozen({ ...blocks, project: project as never });
    textsOf(blocks, nothing);
    for (const known of [learned, nothing, learned])
      expect(passagesOf(other, known)).toEqual(passagesOf(structuredClone(other), [...known]));
  });

  it('are made anew of parts that may still be changed', () => {
    const own = structuredClone(blocks) as { basic: ResumeBlocks['basic']; work: ResumeBlocks['work'] };
    textsOf(own, nothing);
    own.work = work('做别的');
    Object.assign(own.work[0] as object, { description: '又变了' });
    expect(textsOf(own, nothing)).toContain('又变了');
  });

  it('of two people who told nothing basic are hidden by what is known of each', () => {
    const bare = frozen({ work: work('编号 5566 7788') });
    frozen(emptyResume);
    expect(textsOf(bare, learned)).toContain('编号 ****');
    expect(textsOf(frozen({ work: work('编号 5566 7788') }), nothing)).toContain('编号 5566 7788');
    expect(textsOf(bare, nothing)).toContain('编号 5566 7788');
  });
});
