import { describe, expect, it } from '@jest/globals';
import { entryNameField, placeOfEntry, resumeBlocks } from '@talentlog/contracts';

const schools = [
  { school: '浙江大学', degree: 'MASTER', start: '2018-09' },
  { school: '浙江大学', degree: 'BACHELOR', start: '2014-09' },
  { school: '东南大学', degree: null, start: null },
];

describe('the entry of a resume that something was read of', () => {
  it.each<[Readonly<Record<string, unknown>>, number]>([
    [{ school: '东南大学', degree: 'MASTER', start: '2016-09' }, 2],
    [{ school: '浙江 大学', degree: 'BACHELOR' }, 1],
    [{ school: '浙江大学', start: '2018' }, 0],
    [{ school: '浙江大学', degree: 'DOCTORAL' }, -1],
    [{ school: '浙江大学', degree: 'MASTER', start: '2019-09' }, -1],
    [{ school: '复旦大学' }, -1],
    [{ degree: 'MASTER' }, -1],
    [{ school: ' ' }, -1],
  ])('%j is number %i', (read, at) => expect(placeOfEntry('education', schools, read)).toBe(at));
  it('is called by one of its fields, and the basics by none', () => {
    for (const [block, shape] of Object.entries(resumeBlocks)) {
      const name = entryNameField(block as keyof typeof resumeBlocks);
      const entry = block === 'basic' ? undefined : shape.parse([{}]);
      expect(name === undefined).toBe(block === 'basic');
      if (Array.isArray(entry)) expect(Object.keys(entry[0] ?? {})).toContain(name);
    }
    expect(placeOfEntry('basic', [], {})).toBe(0);
  });
  it('may be written in another way: full-width letters, blanks, capitals', () =>
    expect(placeOfEntry('skill', [{ name: 'Type Script' }], { name: 'ＴypeＳcript' })).toBe(0));
});
