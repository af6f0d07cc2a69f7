import { describe, expect, it } from '@jest/globals';
import { Stage } from '@talentlog/contracts';
import { idOf } from '../../../../testing/public-answers.ts';
import { barOf, todoPath } from './progress.ts';

describe('how far a delivery is', () => {
  it.each([
    ['DELIVERED', 0],
    ['RESUME_SCREENING', 1],
    ['DEPT_SCREENING', 1],
    ['WRITTEN_EXAM', 2],
    ['FINAL_INTERVIEW', 2],
    ['OFFER', 3],
    ['SIGNING', 3],
    ['ONBOARDING', 4],
  ])('%s has %i of five parts behind it', (stage, done) => {
    expect(barOf(stage)).toEqual({ done, of: 5 });
  });
  it('is known of every stage but the first by more than nothing', () => {
    expect(Stage.options.filter((stage) => barOf(stage).done === 0)).toEqual(['DELIVERED']);
  });
  it('is the beginning for a stage nobody knows', () => {
    expect(barOf('MADE_UP').done).toBe(0);
  });
});

describe('where the person does what is waited for', () => {
  it.each([
    ['APPOINTMENT', '/invite_reservation/'],
    ['INTERVIEW', '/invite_interview/'],
    ['OFFER', '/send_offer/'],
    ['COLLECTION', '/info_collection/'],
  ] as const)('%s is at %s', (kind, path) => {
    expect(todoPath({ kind, id: idOf(1), until: null, seatsLeft: null })).toBe(path + idOf(1));
  });
});
