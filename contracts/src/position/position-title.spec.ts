import { expect, it } from '@jest/globals';
import { agreedTitle, titleIn } from './position-title.ts';

const both = { title: '芯片工程师', titleEn: 'Chip engineer' };
const chinese = { title: '芯片工程师', titleEn: '' };

it('is in the language of its reader, and in Chinese where nothing else is set', () => {
  expect([titleIn(both, 'zh-CN'), titleIn(both, 'en-US')]).toEqual(['芯片工程师', 'Chip engineer']);
  expect([titleIn(chinese, 'zh-CN'), titleIn(chinese, 'en-US')]).toEqual(['芯片工程师', '芯片工程师']);
});

it('is what an offer agreed on where the position is called otherwise', () => {
  expect(agreedTitle('芯片工程师', both, 'en-US')).toBe('Chip engineer');
  expect(agreedTitle('芯片工程师', both, 'zh-CN')).toBe('芯片工程师');
  expect(agreedTitle('资深芯片工程师', both, 'en-US')).toBe('资深芯片工程师');
  expect(agreedTitle('芯片工程师', undefined, 'en-US')).toBe('芯片工程师');
});
