import { describe, expect, it } from '@jest/globals';
import { Stage } from '@talentlog/contracts';
import { loaded } from '../shared/handle.ts';
import { story, type Told, tell } from '../shared/testing.ts';
import { application } from './application.ts';
import { applicationHistories, applicationId, created, offerIs, passed } from './fixtures.ts';
import { stagesAhead, stagesBeyond, waitsForInterview, waitsForScreening } from './stages.ts';

const after = (...history: readonly Told[]) =>
  loaded({ told: tell(story(application, applicationId, history)) }, 'told', application);

describe('the offer as a next stage', () => {
  it.each([
    ['without one', [], true],
    ['with one that is drafted', [offerIs('PENDING_SEND')], false],
    ['with one that is out', [offerIs('SENT')], false],
  ] as const)('%s', (_what, offers, there) => {
    const { data } = after(created('REVIEW'), passed, ...offers);
    expect([stagesAhead(data).includes('OFFER'), stagesBeyond(data).includes('OFFER')]).toEqual([there, there]);
  });

  it('keeps no other stage away', () => {
    const without = stagesBeyond(after(created('FIRST_INTERVIEW')).data);
    const out = stagesBeyond(after(created('FIRST_INTERVIEW'), offerIs('SENT')).data);
    expect(out).toEqual(without.filter((stage) => stage !== 'OFFER'));
    expect(out.length).toBeGreaterThan(0);
  });
});

describe('who may be handed on', () => {
  const screening: readonly Stage[] = ['RESUME_SCREENING', 'DEPT_SCREENING'];

  it.each(Stage.options)('at %s', (stage) => {
    expect(waitsForScreening(after(created(stage)))).toBe(screening.includes(stage));
    expect(waitsForInterview(after(created(stage)))).toBe(stage.endsWith('_INTERVIEW'));
  });

  it.each(['ENDED', 'INVALID', 'NONE'] as const)('not one that is %s', (state) => {
    const over = after(...applicationHistories[state]);
    expect([waitsForScreening(over), waitsForInterview(over)]).toEqual([false, false]);
  });
});
