import { describe, expect, it } from '@jest/globals';
import { jobSeekerId } from '../job-seeker/fixtures.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { aPosition, positionId } from '../position/fixtures.ts';
import { aConsent } from '../privacy-authorization/fixtures.ts';
import { given, type Story, story, testId, testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { application } from './application.ts';
import { decidedApplication } from './deciders.ts';
import {
  applicationFixtures,
  applicationId,
  aResume,
  created,
  delivery,
  locked,
  otherApplication,
  otherId,
  person,
  readyToDeliver,
} from './fixtures.ts';

/** Another application of the person that lives on the very same position. */
const twin = {
  jobSeeker: person(otherId),
  [`application:${otherId}`]: story(application, otherId, [
    created('RESUME_SCREENING', 'SOCIAL', { applicationId: otherId }),
  ]),
};

describe('an application by staff', () => {
  const create = (more: Readonly<Record<string, Story>>) =>
    given(decidedApplication, applicationId)
      .related({ ...applicationFixtures.valid.CreateApplication().related, ...more })
      .when('CreateApplication', { jobSeekerId, positionId });

  it('is numbered after its id, and answers with it', () => {
    const { own, result } = create({});
    expect(own).toMatchObject([{ data: { number: 'R-00000000' } }]);
    expect(result).toEqual({ applicationId });
  });

  it.each<[string, Readonly<Record<string, Story>>, object]>([
    [
      'unknown person',
      { jobSeeker: story(jobSeeker, jobSeekerId) },
      { refused: 'common.not_found', path: 'jobSeekerId' },
    ],
    ['same position', twin, { refused: 'delivery.duplicate' }],
    ['unknown position', { position: aPosition('NONE') }, { path: 'positionId' }],
    ['closed position', { position: aPosition('CLOSED') }, { params: { because: 'CLOSED' }, path: 'positionId' }],
    ['lock', otherApplication(locked()), { params: { until: addDays(testNow, 30) } }],
  ])('is refused, and told why: %s', (_why, more, told) => expect(create(more)).toMatchObject(told));
});

describe('a delivery', () => {
  const deliver = (more: Readonly<Record<string, Story>>, actor: object = {}) =>
    given(decidedApplication, applicationId)
      .related({ ...readyToDeliver(), ...more })
      .when('DeliverApplication', delivery, { actor: { kind: 'account', id: testId(8), jobSeekerId, ...actor } });

  it('to an unknown position says so', () =>
    expect(deliver({ position: aPosition('NONE') })).toMatchObject({
      refused: 'common.not_found',
      path: 'positionId',
    }));

  it('to a paused one says what it is', () =>
    expect(deliver({ position: aPosition('PAUSED') }).params).toEqual({ because: 'PAUSED' }));

  it('is possible from the fourteenth birthday only with an agreement', () =>
    expect(deliver({ resume: aResume({ birthDate: '2012-11-02' }) }).refused).toBe('delivery.under_18_agreement'));

  it('needs a consent that has not run out, though nobody closed it', () => {
    const consent = aConsent();
    const short = consent.events.map((told) => ({ ...told, data: { ...told.data, expiresAt: testNow } }));
    expect(deliver({ privacyAuthorization: { ...consent, events: short } }).refused).toBe('privacy.consent_required');
  });
});
