import { describe, expect, it } from '@jest/globals';
import type { ValueWriter } from '../../../../format/resume-value.ts';
import { comparedLines, sentencesOf, shownBlocks } from './resume-lines.ts';

const words: ValueWriter = {
  t: ({ id }) => id,
  has: (id): id is never => false,
  language: 'zh-CN',
  listed: (_list, code) => code,
};
const many = (count: number) => Array.from({ length: count }, (_, at) => `第${at}句。`);

describe('a description', () => {
  it('is its lines and sentences, without what they are listed by', () => {
    expect(sentencesOf('- 写过 UVM。\n\n• 带两名新人；回归 3 小时。 Led two. Wrote BGP.')).toEqual([
      '写过 UVM。',
      '带两名新人；',
      '回归 3 小时。',
      'Led two.',
      'Wrote BGP.',
    ]);
  });
  it('is never more than sixty of them, and loses none', () => {
    expect(sentencesOf(many(60).join(''))).toEqual(many(60));
    const sentences = sentencesOf(many(1000).join('\n'));
    expect(sentences).toHaveLength(60);
    expect(sentences.join(' ')).toBe(many(1000).join(' '));
  });
});

describe('what is compared of a resume', () => {
  const entry = { company: '云岭', description: many(1000).join('') };
  const about = [{ id: 'about.0', text: '踏实', span: '', isHead: false }];

  it('is no more than anybody reads, and what the person says of themselves', () => {
    const blocks = shownBlocks({ work: Array.from({ length: 30 }, () => entry) }, words);
    const all = blocks.flatMap(({ lines }) => lines);
    expect(all).toHaveLength(30 * 61);
    expect(comparedLines(blocks, about)).toEqual([...all.slice(0, 600), ...about]);
  });
  it('is all of a resume that somebody wrote', () => {
    const blocks = shownBlocks({ work: [{ company: '云岭', description: '写过 UVM。带两名新人。' }] }, words);
    expect(comparedLines(blocks, about).map(({ text }) => text)).toEqual([
      '云岭',
      '写过 UVM。',
      '带两名新人。',
      '踏实',
    ]);
  });
});
