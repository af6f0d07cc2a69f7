import { describe, expect, it } from '@jest/globals';
import { jobSeekerId } from '../job-seeker/fixtures.ts';
import { defaultSettings } from '../shared/settings.ts';
import { happened, type Told } from '../shared/testing.ts';
import { basicBlock } from './fixtures.ts';
import { asListed } from './listed.ts';
import { send } from './send.fixture.ts';

const saved = (block: string, content: unknown): Told =>
  happened('ResumeBlockSaved', { jobSeekerId, block, complete: true, content: { [block]: content } });
const save = (block: string, content: unknown, ...before: readonly Told[]) =>
  send('SaveResumeBlock', { block, content }, {}, ...before);
const skill = (level: string) => ({ name: 'UVM', level });

describe('what a resume chooses of the company’s lists', () => {
  // The block, what is chosen, and where it is refused; codes of the built-in lists.
  it.each<[string, unknown, string | undefined]>([
    ['basic', { ...basicBlock, nation: 'HA', maritalStatus: 'SINGLE', politicalStatus: 'MASSES' }, undefined],
    ['basic', { ...basicBlock, nation: '' }, undefined],
    ['basic', { ...basicBlock, nation: '汉族' }, 'content.nation'],
    ['basic', { ...basicBlock, maritalStatus: 'HA' }, 'content.maritalStatus'],
    ['education', [{ school: '西北大学', educationType: 'FULL_TIME' }], undefined],
    ['education', [{ school: '西北大学', educationType: '统招' }], 'content.0.educationType'],
    ['award', [{ name: '奖学金', level: 'SCHOOL' }], undefined],
    ['award', [{ name: '奖学金', level: 'EXPERT' }], 'content.0.level'],
    ['skill', [skill('EXPERT'), skill('熟练')], 'content.1.level'],
    ['language', [{ name: '英语', level: 'FLUENT', certificate: 'CET-6，560 分' }], undefined],
    ['family', [{ relation: 'MOTHER', name: '林母' }], undefined],
    ['family', [{ relation: '婶婶', name: '林婶' }], 'content.0.relation'],
  ])('%s %j is refused at %s', (block, content, path) => {
    const outcome = save(block, content);
    expect([outcome.refused, outcome.path]).toEqual(path ? ['dictionary.not_offered', path] : [undefined, undefined]);
  });

  it('stays where it was typed before there was a list, in whatever place', () => {
    const before = saved('skill', [skill('会一点'), skill('EXPERT')]);
    expect(save('skill', [skill('EXPERT'), skill('会一点')], before).refused).toBeUndefined();
    expect(save('skill', [skill('会两点')], before).refused).toBe('dictionary.not_offered');
  });

  it('is read of a file by its words in either language; other words stay as they are', () => {
    const read = (path: string, value: string) => asListed([{ path, value }], defaultSettings)[0]?.value;
    expect(read('basic.nation', ' 汉族 ')).toBe('HA');
    expect(read('basic.nation', 'zhuang')).toBe('ZH');
    expect(read('skill[0].level', '精通')).toBe('EXPERT');
    expect(read('skill[0].level', '非常精通')).toBe('非常精通');
    // Of no list at all.
    expect(read('basic.residence', '汉族')).toBe('汉族');
  });
});
