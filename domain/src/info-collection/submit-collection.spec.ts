import { describe, expect, it } from '@jest/globals';
import { aResume } from '../application/fixtures.ts';
import { given, happened, testId } from '../shared/testing.ts';
import { decidedInfoCollection } from './deciders.ts';
import { collectionHistories, collectionId, content, entry, holder, jobSeekerId } from './fixtures.ts';

describe('a submission', () => {
  /** By hand: the resume, the ID card, and whether they name two people. */
  it.each([
    [null, '林晓', false],
    ['Sam Lin', '林晓', false],
    ['Sam Lin', 'Sam Lin', false],
    ['林晓', 'Lin Xiao', true],
    ['林晓A', '林晓', false],
    ['司马相如A', '林晓', true],
    ['林晓（Sam）', '林晓', false],
    ['林晓【小林】', '林晓', false],
    ['林晓(小林)', '林晓 (Sam)', false],
    ['Sam 林晓', '林晓', false],
    ['林 Sam', '林晓', false],
    ['司 Sam', '林晓', true],
    ['林', '林晓', true],
    ['林·晓', '林 晓', false],
  ])('compares what of a name is Chinese: %s and %s', (name, onCard, differs) => {
    const told = given(decidedInfoCollection, collectionId, collectionHistories.COLLECTING)
      .related({ resume: aResume({ birthDate: '1949-12-31', name: name as string }) })
      .when(
        'SubmitCollection',
        { collectionId, content: { ...content, identity: { ...content.identity, name: onCard } } },
        { actor: holder },
      );
    expect(told.refused).toBe(differs ? 'info.identity_name_differs' : undefined);
  });

  it('compares Chinese names with a space or a dot in them', () => {
    const named = (name: string) =>
      given(decidedInfoCollection, collectionId, collectionHistories.COLLECTING)
        .related({ resume: aResume({ birthDate: '1949-12-31', name }) })
        .when('SubmitCollection', { collectionId, content }, { actor: holder }).refused;
    expect([named('司马 相如'), named('司马·相如')]).toEqual([
      ...['info.identity_name_differs', 'info.identity_name_differs'],
    ]);
  });

  it('compares an ID card alone with the resume', () => {
    const passport = { ...content, identity: { ...content.identity, type: 'PASSPORT', number: 'E12345678' } };
    const submitted = given(decidedInfoCollection, collectionId, collectionHistories.COLLECTING)
      .related({ resume: aResume({ birthDate: '1949-12-30', name: '司马相如' }) })
      .when('SubmitCollection', { collectionId, content: passport }, { actor: holder });
    expect(submitted.refused).toBeUndefined();
  });

  it('says of one thing that it is one, and names the block of what is missing alone', () => {
    const wrong = (change: object) =>
      given(decidedInfoCollection, collectionId, collectionHistories.COLLECTING)
        .related({ resume: aResume({ birthDate: '1949-12-30', name: content.identity.name }) })
        .when('SubmitCollection', { collectionId, content: { ...content, ...change } }, { actor: holder });
    const born = wrong({});
    expect([born.path, born.params]).toEqual(['content.identity.number', undefined]);
    expect(born.decision).not.toHaveProperty('also');
    const without = wrong({ identity: { ...content.identity, number: '' } });
    expect([without.path, without.params, without.also]).toEqual([
      'content.identity.number',
      { block: 'identity' },
      [],
    ]);
  });

  it.each([
    ['the resume, of who shows a passport', 'PASSPORT', 'E12345678', '1949-12-31', '1949-12'],
    ['the ID card, of who has no resume', 'ID_CARD', content.identity.number, null, '1949-12'],
    ['nothing, of who has neither', 'PASSPORT', 'E12345678', null, undefined],
  ])('knows when one was born by %s', (_what, type, number, birthDate, refusedFrom) => {
    const told = (start: string) => {
      const work = { confirmed: true, entries: [{ company: '云岭', title: '', start, end: null }] };
      const identity = { ...content.identity, type, number };
      return given(decidedInfoCollection, collectionId, collectionHistories.COLLECTING)
        .related(birthDate === null ? {} : { resume: aResume({ birthDate, name: content.identity.name }) })
        .when('SubmitCollection', { collectionId, content: { ...content, work, identity } }, { actor: holder }).refused;
    };
    expect(told('1949-12')).toBe(refusedFrom && 'info.work_date_range');
    expect(told('1950-01')).toBeUndefined();
  });

  it.each([
    ['1949-12', 'info.work_date_range'],
    ['1949-11', 'info.work_date_range'],
    ['1950-01', undefined],
    ['2026-11', undefined],
    ['2026-12', 'info.work_date_range'],
  ])('takes no job of before one was born or of the future: from %s', (start, code) => {
    const work = { confirmed: true, entries: [{ company: '云岭', title: '', start, end: null }] };
    const told = given(decidedInfoCollection, collectionId, collectionHistories.COLLECTING)
      .related({ resume: aResume({ birthDate: '1949-12-31', name: content.identity.name }) })
      .when(
        'SubmitCollection',
        { collectionId, content: { ...content, work } },
        { actor: holder, now: '2026-11-02T04:00:00.000Z' },
      );
    expect([told.refused, told.path]).toEqual([code, code && 'content.work.entries.0.start']);
  });

  const begins = happened('EntryDetailsSet', {
    ...{ collectionId, jobSeekerId, applicationId: testId(2), positionId: testId(4), offerId: testId(5) },
    entry: { ...entry, entryDate: '2027-01-04' },
  });
  it.each([
    ['2027-01', [begins], undefined],
    ['2027-02', [begins], 'info.work_date_range'],
    ['2027-11', [], undefined],
    ['2027-12', [], 'info.work_date_range'],
    ['2099-12', [], 'info.work_date_range'],
    ['2099-12', [begins], 'info.work_date_range'],
    [null, [begins], undefined],
  ])('takes no job that ends when one works here already: until %s', (end, more, code) => {
    const work = { confirmed: true, entries: [{ company: '云岭', title: '', start: '2020-01', end }] };
    const told = given(decidedInfoCollection, collectionId, [...collectionHistories.COLLECTING, ...more])
      .related({ resume: aResume({ birthDate: '1949-12-31', name: content.identity.name }) })
      .when(
        'SubmitCollection',
        { collectionId, content: { ...content, work } },
        { actor: holder, now: '2026-11-02T04:00:00.000Z' },
      );
    expect([told.refused, told.path]).toEqual([code, code && 'content.work.entries.0.end']);
  });
});
