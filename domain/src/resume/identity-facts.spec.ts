import { describe, expect, it } from '@jest/globals';
import { emptyResume } from '@talentlog/contracts';
import { basicBlock } from './fixtures.ts';
import { identityRefused, isBirthDate } from './identity-facts.ts';
import { applyFields } from './parsed-fields.ts';
import { send } from './send.fixture.ts';

/** Two minutes past midnight in Shanghai: the day before in UTC. */
const now = '2026-11-22T16:02:00.000Z';

describe('a birth date', () => {
  it.each([
    ['2026-11-23', true],
    ['2026-11-24', false],
    ['2030-01-01', false],
    ['1926-11-22', true],
    ['1925-11-24', true],
    ['1925-11-23', false],
    ['1890-01-01', false],
  ])('%s: %s', (day, can) => expect(isBirthDate(day, now)).toBe(can));
  it.each(['2030-01-01', '1890-01-01'])('of %s is refused beside its field', (birthDate) =>
    expect(send('SaveResumeBlock', { block: 'basic', content: { ...basicBlock, birthDate } })).toMatchObject({
      refused: 'resume.birth_date_range',
      path: 'content.birthDate',
    }),
  );
  it('that is there already bars nothing else', () => {
    const wrong = { ...basicBlock, birthDate: '1890-01-01' };
    expect(identityRefused({ ...wrong, residence: '上海' }, wrong, now)).toBeUndefined();
    expect(identityRefused({ ...wrong, birthDate: null }, wrong, now)).toBeUndefined();
  });
  it('that was read from a file and cannot be is left for the person', () => {
    const fields = [
      { path: 'basic.birthDate', value: '2030-01-01' },
      { path: 'basic.name', value: '王晨' },
      { path: 'award[0].date', value: '2030-01' },
    ];
    expect(applyFields(emptyResume, fields, now)).toMatchObject({
      skipped: ['basic.birthDate'],
      accepted: ['basic.name', 'award[0].date'],
    });
    const known = [{ path: 'basic.birthDate', value: '1994-03-15' }];
    expect(applyFields(emptyResume, known, now).changed.basic).toMatchObject({ birthDate: '1994-03-15' });
  });
});

describe('the number of an ID card', () => {
  const card = (identityNumber: string | null, identityType: 'ID_CARD' | 'PASSPORT' | null = 'ID_CARD') => ({
    ...basicBlock,
    birthDate: '1949-12-31',
    identityType,
    identityNumber,
  });
  it.each([
    ['11010519491231002X', undefined],
    ['11010519491231002x', undefined],
    ['110105194912310021', 'resume.identity_number_wrong'],
    ['110105194912310', 'resume.identity_number_wrong'],
    ['110105194933310020', 'resume.identity_number_wrong'],
    ['000000000000000001', 'resume.identity_number_wrong'],
    ['440524188001010014', 'resume.identity_number_wrong'],
  ])('%s: %s', (number, code) => expect(identityRefused(card(number), basicBlock, now)?.refused).toBe(code));
  it('is looked at where it alone is touched', () => {
    const right = card('11010519491231002X');
    const wrong = { ...right, identityNumber: '110105194912310021' };
    expect(identityRefused(wrong, right, now)?.refused).toBe('resume.identity_number_wrong');
    expect(identityRefused(wrong, wrong, now)).toBeUndefined();
  });
  it('contains the birth date that is given, or none is given', () => {
    const number = { ...card('11010519491231002X'), birthDate: '1949-12-30' };
    expect(identityRefused(number, basicBlock, now)).toMatchObject({
      refused: 'resume.identity_birth_differs',
      path: 'content.identityNumber',
    });
    expect(identityRefused({ ...number, birthDate: null }, basicBlock, now)).toBeUndefined();
    const agreeing = { ...number, birthDate: '1949-12-31' };
    expect(identityRefused(number, agreeing, now)?.refused).toBe('resume.identity_birth_differs');
    expect(identityRefused({ ...number, residence: '上海' }, number, now)).toBeUndefined();
  });
  it('of another document, or none, has no check digit', () => {
    expect(identityRefused(card('E12345678', 'PASSPORT'), basicBlock, now)).toBeUndefined();
    expect(identityRefused(card(null), basicBlock, now)).toBeUndefined();
  });
  it('is looked at again when the document becomes an ID card', () =>
    expect(identityRefused(card('E12345678'), card('E12345678', 'PASSPORT'), now)).toMatchObject({
      path: 'content.identityNumber',
    }));
  it('that is there already bars nothing else', () =>
    expect(identityRefused({ ...card('1'), residence: '上海' }, card('1'), now)).toBeUndefined());
});
