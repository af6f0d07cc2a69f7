import { describe, expect, it } from '@jest/globals';
import { aggregates } from './aggregates.ts';
import { testId } from './shared/testing.ts';

const [id, positionId, jobSeekerId, accountId, interviewerId] = [1, 2, 3, 4, 5].map(testId);
const known = { positionId, jobSeekerId, accountId, interviewerId };
const of = (name: string, more: object = {}) => {
  const { initialData, ownership } = aggregates[name] ?? {};
  return ownership?.({ ...(initialData as object), ...known, ...more }, String(id));
};

/** Whose a thing is decides who may see it: each kind by hand. */
describe('whose it is', () => {
  it.each<[string, object]>([
    ['position', { positionId: id }],
    ['advertisement', { positionId }],
    ['appointment', { positionId, jobSeekerId }],
    ['evaluation', { positionId, jobSeekerId, assignees: [interviewerId] }],
    ['interviewerCalendar', { accountId: id, assignees: [id] }],
    ['jobSeeker', { jobSeekerId: id, accountId, mentioned: [] }],
    ['privacyAuthorization', { jobSeekerId: id }],
    ['resumeFile', { jobSeekerId }],
    ['dataRequest', { jobSeekerId }],
    ['link', { jobSeekerId }],
    ['notification', { positionId, jobSeekerId, accountId }],
  ])('%s', (name, owners) => expect(of(name)).toEqual(owners));

  it('nobody’s, where it names nobody', () => {
    expect(of('notification', { positionId: null, jobSeekerId: null, accountId: null })).toEqual({});
    expect(of('jobSeeker', { accountId: null })).toEqual({ jobSeekerId: id, mentioned: [] });
  });
});
