import { expect, it } from '@jest/globals';
import { anAppointment, linkId as appointmentLink, invited } from '../appointment-session/fixtures.ts';
import { interviewHistories, linkId as interviewLink } from '../interview/fixtures.ts';
import { interview } from '../interview/index.ts';
import { aLink } from '../link/fixtures.ts';
import { privacyAuthorization } from '../privacy-authorization/privacy-authorization.ts';
import { anApplication } from '../shared/stories.ts';
import { happened, type Story, story, tell, testActor, testId, testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { jobSeekerId } from './fixtures.ts';
import { linksInHandEnd, needLinksInHand } from './links-end.ts';

const [applicationId, interviewId, appointmentId, itemId] = [testId(80), testId(40), testId(31), testId(20)];
const consentLink = 'b'.repeat(64);
const works = [
  ['INTERVIEW', interviewId],
  ['APPOINTMENT', appointmentId],
  ['SCREENING', itemId],
] as const;
const applications = { [`application:${applicationId}`]: anApplication({ id: applicationId, works }) };
const workLoaded = {
  [`interview:${interviewId}`]: story(interview, interviewId, interviewHistories.arranged),
  [`appointment:${appointmentId}`]: anAppointment([invited()], appointmentId),
  consent: story(privacyAuthorization, jobSeekerId, [
    happened('ConsentRequested', {
      ...{ jobSeekerId, requestedBy: testActor.id, linkId: consentLink, linkExpiresAt: addDays(testNow, 7) },
    }),
  ]),
};
const after = (stories: Readonly<Record<string, Story>>) =>
  Object.fromEntries(Object.entries(stories).map(([name, one]) => [name, tell(one)]));
const consent = { aggregate: 'privacyAuthorization', id: jobSeekerId };

it('loads step by step the links of the interviews, of the appointments and of the consent', () => {
  expect(needLinksInHand(jobSeekerId, {})).toEqual({ consent });
  const work = {
    consent,
    [`interview:${interviewId}`]: { aggregate: 'interview', id: interviewId },
    [`appointment:${appointmentId}`]: { aggregate: 'appointment', id: appointmentId },
  };
  expect(needLinksInHand(jobSeekerId, after(applications))).toEqual(work);
  expect(needLinksInHand(jobSeekerId, after({ ...applications, ...workLoaded }))).toEqual({
    ...work,
    ...Object.fromEntries(
      [interviewLink, appointmentLink, consentLink].map((id) => [`sent:${id}`, { aggregate: 'link', id }]),
    ),
  });
});

it('ends each of them that still works', () => {
  const sent = after({
    [`sent:${interviewLink}`]: aLink('VALID', interviewLink),
    [`sent:${appointmentLink}`]: aLink('EXPIRED', appointmentLink),
    [`sent:${consentLink}`]: aLink('VALID', consentLink),
  });
  const ended = linksInHandEnd({ ...after(applications), ...sent });
  expect(ended).toMatchObject(
    [interviewLink, consentLink].map((id) => ({
      ...{ type: 'LinkVoided', on: { aggregate: 'link', id } },
      data: { linkId: id, reason: 'REPLACED' },
    })),
  );
  expect(ended).toHaveLength(2);
});
