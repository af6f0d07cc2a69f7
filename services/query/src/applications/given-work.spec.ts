import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type About, anApplication } from '../testing/company.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id } from '../testing/story.ts';
import { anInterview } from '../testing/work.ts';
import { applicationsProjector } from './view.ts';

const about: About = { applicationId: id(1), jobSeekerId: id(2), positionId: id(3) };
const [interviewId, evaluationId] = [id(4), id(5)];

describe('an application notes of an interview', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open([applicationsProjector]);
    await reading.tell(anApplication(about, 'FIRST_INTERVIEW'), ...anInterview(interviewId, evaluationId, about));
  });
  afterEach(() => reading.close());
  const noted = async () => (await reading.store.get('application', about.applicationId))?.notes;

  it('that it was arranged', async () =>
    expect(await noted()).toMatchObject({ work: [{ id: interviewId, kind: 'INTERVIEW', state: 'GIVEN' }] }));

  it('that it was cancelled', async () => {
    const cancelled = {
      ...about,
      interviewId,
      reason: '候选人改期',
      cause: 'STAFF' as const,
      interviewerIds: [],
      start: '2026-11-03T02:00:00.000Z',
    };
    await reading.tell(happened('interview', interviewId, 'InterviewCancelled', cancelled));
    expect(await noted()).toMatchObject({ work: [{ id: interviewId, kind: 'INTERVIEW', state: 'CANCELLED' }] });
  });
});
