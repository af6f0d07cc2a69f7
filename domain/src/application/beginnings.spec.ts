import { describe, expect, it } from '@jest/globals';
import { Stage } from '@talentlog/contracts';
import { beginningsOn } from '../allowed-actions.ts';
import { onlooker, story, type Told, tell } from '../shared/testing.ts';
import { application } from './application.ts';
import { applicationId, created, endedAs, invalidated, offerIs } from './fixtures.ts';

const begins = (...history: readonly Told[]): string[] =>
  beginningsOn('application', tell(story(application, applicationId, history)), onlooker()).sort();

const meeting = ['ArrangeInterview', 'InviteToSession'];
/** From the stages of DOMAIN.md section 4: what a person at work on the application can begin there. */
const table: Readonly<Partial<Record<Stage, readonly string[]>>> = {
  RESUME_SCREENING: ['AssignScreening'],
  DEPT_SCREENING: ['AssignScreening'],
  FIRST_INTERVIEW: meeting,
  SECOND_INTERVIEW: meeting,
  HR_INTERVIEW: meeting,
  FINAL_INTERVIEW: meeting,
  OFFER: ['DraftOffer'],
};

describe('what begins on an application', () => {
  it.each(Stage.options)('at %s', (stage) => expect(begins(created(stage))).toEqual(table[stage] ?? []));

  it('is no second offer while one lives', () => expect(begins(created('OFFER'), offerIs('SENT'))).toEqual([]));

  it.each(Stage.options)('is nothing once it is over at %s', (stage) => {
    expect(begins(created(stage), endedAs('NOT_PASSED'))).toEqual([]);
    expect(begins(created(stage), invalidated)).toEqual([]);
  });
});
