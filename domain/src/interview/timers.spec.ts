import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '../shared/aggregate.ts';
import { addHours, addMinutes } from '../shared/time.ts';
import { mergeTimers } from '../shared/timers.ts';
import { arrangedInterview, end, interviewId, start, who } from './fixtures.ts';
import { interviewTimers } from './timers.ts';

const rules = mergeTimers(interviewTimers);
const after = (type: string, data: object, at: string) => rules[type]?.({ type, data, at } as DomainEvent);

describe('timers of an interview', () => {
  it('mark the absent at the end and finish a day later', () =>
    expect(after('InterviewArranged', arrangedInterview().data, start)).toEqual([
      { cancel: `interview:start:${interviewId}` },
      { cancel: `interview:reminder:${interviewId}` },
      {
        set: `interview:absent:${interviewId}`,
        at: end,
        command: { name: 'MarkNotPresent', payload: { interviewId } },
      },
      {
        set: `interview:finish:${interviewId}`,
        at: addHours(end, 24),
        command: { name: 'FinishInterview', payload: { interviewId } },
      },
    ]));

  it('start it for who signed in early', () => {
    expect(after('SignedIn', { ...who, start }, addMinutes(start, -50))).toEqual([
      { cancel: `interview:absent:${interviewId}` },
      {
        set: `interview:start:${interviewId}`,
        at: addMinutes(start, -30),
        command: { name: 'StartInterview', payload: { interviewId } },
      },
    ]);
    expect(after('SignedIn', { ...who, start }, start)).toEqual([{ cancel: `interview:absent:${interviewId}` }]);
  });

  it('do not mark again at once what was put right after the end', () => {
    expect(after('SignInReset', { ...who, end }, start)).toHaveLength(2);
    expect(after('SignInReset', { ...who, end }, end)).toEqual([{ cancel: `interview:start:${interviewId}` }]);
  });

  it.each([
    ['MarkedNotPresent', ['absent']],
    ['InterviewStarted', ['start']],
    ['InterviewFinished', ['start', 'reminder', 'finish']],
    ['InterviewCancelled', ['start', 'reminder', 'absent', 'finish']],
  ])('that are over with %s are gone', (type, names) =>
    expect(after(type, who, start)).toEqual(names.map((name) => ({ cancel: `interview:${name}:${interviewId}` }))),
  );
});
