import { describe, expect, it } from '@jest/globals';
import { NewPositionDetails, PositionDetails } from '@talentlog/contracts';
import { checkPosition } from './check.ts';
import { differences, emptyPosition, followingTrack, type PositionValues, valuesOf } from './values.ts';

const filled: PositionValues = {
  ...emptyPosition,
  title: '验证工程师',
  department: '芯片研发部',
  locations: ['杭州'],
  min: 25_000,
  max: 40_000,
  duties: '验证交换芯片',
  requirements: '熟悉 UVM',
};
const errorsOf = (values: PositionValues) => {
  const checked = checkPosition(values, PositionDetails);
  return checked.ok ? {} : Object.fromEntries(checked.errors.map(({ path, code }) => [path, code]));
};

describe('form of a position', () => {
  it('is what the contract takes, and back', () => {
    const checked = checkPosition({ ...filled, months: 16 }, PositionDetails);
    expect(checked).toMatchObject({ ok: true, details: { title: '验证工程师', pay: { unit: 'MONTH', months: 16 } } });
    if (checked.ok) expect(valuesOf(checked.details, [])).toEqual({ ...filled, months: 16 });
  });
  it('names each empty field with the code of the catalogue', () => {
    expect(errorsOf({ ...emptyPosition, hiringCount: null })).toEqual({
      title: 'common.required',
      department: 'common.required',
      locations: 'common.required',
      hiringCount: 'common.required',
      duties: 'common.required',
      requirements: 'common.required',
      'pay.min': 'common.required',
    });
  });
  it('wants bounds in order, unless pay is negotiable', () => {
    expect(errorsOf({ ...filled, min: 50_000 })).toEqual({ 'pay.max': 'common.range' });
    expect(checkPosition({ ...filled, negotiable: true }, PositionDetails)).toMatchObject({
      ok: true,
      details: { pay: { min: null, max: null } },
    });
  });
  it('says what is too long', () =>
    expect(errorsOf({ ...filled, duties: '长'.repeat(2001) })).toEqual({ duties: 'common.too_long' }));
  it('sends nothing that the form does not show', () => {
    const hidden = { ...filled, batch: '2027-AUTUMN', recruitCategory: 'AUTUMN', allowMinor: true };
    expect(checkPosition(hidden, PositionDetails)).toMatchObject({
      ok: true,
      details: { batch: '', recruitCategory: null, allowMinor: false },
    });
  });
});

describe('experience', () => {
  const old = { ...filled, experience: 'Y1_3' };
  it('that is offered no more is kept by the position that says it, and by no new one', () => {
    expect(checkPosition(old, PositionDetails)).toMatchObject({ ok: true, details: { experience: 'Y1_3' } });
    expect(checkPosition(old, NewPositionDetails)).toMatchObject({ ok: false, errors: [{ path: 'experience' }] });
  });
});

describe('choosing another track', () => {
  it('brings what is usual for it, and leaves what was chosen', () => {
    expect(followingTrack(emptyPosition, 'INTERN')).toEqual({
      nature: 'INTERNSHIP',
      experience: 'STUDENT',
      unit: 'DAY',
      recruitCategory: 'INTERNSHIP',
    });
    expect(followingTrack({ ...emptyPosition, experience: 'Y3_5' }, 'CAMPUS')).toEqual({
      nature: 'FULL_TIME',
      unit: 'MONTH',
      recruitCategory: 'AUTUMN',
    });
  });
});

describe('two versions', () => {
  it('differ in the fields that differ', () =>
    expect(differences(filled, { ...filled, title: '工程师', locations: ['成都'] })).toEqual(['title', 'locations']));
});
