import { describe, expect, test } from '@jest/globals';
import { personsIn } from './note-reads.ts';

const person = (jobSeekerId: string) => ({ person: { jobSeekerId }, resumeLine: { school: '浙江大学' } });
const hit = { block: 'work', text: '负责芯片验证', marks: [[2, 4]] };

describe('whom an answer opens', () => {
  test('is who is named in it, each once', () => {
    expect(personsIn({ person: { jobSeekerId: 'a' }, offer: { jobSeekerId: 'a' } }, {})).toEqual(['a']);
    expect(personsIn([{ jobSeekerId: 'a' }, { jobSeekerId: 'b' }], {})).toEqual(['a', 'b']);
  });

  test('of a search is whose passage it shows; the others are lines of a list', () => {
    const rows = [
      { ...person('a'), hits: [] },
      { ...person('b'), hits: [hit] },
    ];
    expect(personsIn({ rows }, {})).toEqual(['b']);
    expect(personsIn({ rows: rows.slice(0, 1) }, {})).toEqual([]);
    expect(personsIn({ rows: [] }, { jobSeekerId: 'a' })).toEqual([]);
  });

  test('is who was asked about where the answer names nobody and is not empty', () => {
    expect(personsIn({ phone: '+86138' }, { jobSeekerId: 'a' })).toEqual(['a']);
    expect(personsIn([], { jobSeekerId: 'a' })).toEqual([]);
    expect(personsIn({ rows: [{ subject: '邀请面试' }] }, { jobSeekerId: 'a' })).toEqual(['a']);
  });
});
