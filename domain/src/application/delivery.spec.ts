import { describe, expect, it } from '@jest/globals';
import { advertisementId, anAdvertisement } from '../advertisement/fixtures.ts';
import { aJobSeeker, applicationClosed, applicationOpened, jobSeekerId } from '../job-seeker/fixtures.ts';
import { aPosition, positionId } from '../position/fixtures.ts';
import { aConsent, testSeeker } from '../privacy-authorization/fixtures.ts';
import { given, type Story, testActor, testId, testNow } from '../shared/testing.ts';
import { decidedApplication } from './deciders.ts';
import {
  applicationFixtures,
  applicationId,
  aResume,
  delivery,
  locked,
  otherApplication,
  otherId,
  readyToDeliver,
} from './fixtures.ts';

interface Refused {
  readonly why: string;
  readonly more: Readonly<Record<string, Story>>;
  readonly code: string;
}

describe('delivering', () => {
  const deliver = (more: Readonly<Record<string, Story>>, occasion = {}) =>
    given(decidedApplication, applicationId)
      .related({ ...readyToDeliver(), ...more })
      .when('DeliverApplication', delivery, { actor: testSeeker, ...occasion });

  it('opens an application at the first stage, and the books of the person', () => {
    const { own, others, result, after } = deliver({});
    expect(own).toMatchObject([
      { type: 'RecordDelivered', data: { jobSeekerId, positionId, advertisementId, stage: 'DELIVERED' } },
    ]);
    expect(others).toMatchObject([
      { type: 'ApplicationOpened', data: { delivered: true, positionId } },
      { type: 'AdvertisementDeliveredTo', data: { advertisementId } },
    ]);
    expect(result).toEqual({ applicationId });
    expect(after).toMatchObject({ state: 'TO_HANDLE', data: { visited: [{ stage: 'DELIVERED', since: testNow }] } });
  });

  it.each<Refused>([
    { why: 'paused position', more: { position: aPosition('PAUSED') }, code: 'position.unavailable' },
    { why: 'stopped advertisement', more: { advertisement: anAdvertisement('STOPPED') }, code: 'position.unavailable' },
    {
      why: 'same position twice',
      more: { jobSeeker: aJobSeeker(applicationOpened({ applicationId: otherId })) },
      code: 'delivery.duplicate',
    },
    { why: 'thirteen years', more: { resume: aResume({ birthDate: '2013-01-01' }) }, code: 'delivery.under_14' },
    {
      why: 'seventeen years',
      more: { resume: aResume({ birthDate: '2009-01-01' }) },
      code: 'delivery.under_18_agreement',
    },
    { why: 'incomplete resume', more: { resume: aResume({ complete: false }) }, code: 'resume.block_incomplete' },
    { why: 'unconfirmed resume', more: { resume: aResume({ confirmed: false }) }, code: 'resume.statement_required' },
    {
      why: 'block in editing',
      more: { resume: aResume({ editing: 'education' }) },
      code: 'resume.block_editing',
    },
    { why: 'no consent', more: { privacyAuthorization: aConsent('UNAUTHORIZED') }, code: 'privacy.consent_required' },
    { why: 'foreign advertisement', more: { advertisement: anAdvertisement('NONE') }, code: 'common.not_found' },
  ])('is refused for $why', ({ more, code }) => expect(deliver(more).refused).toBe(code));

  it.each([
    ['ab23cd', 'AB23CD'],
    ['AB1', null],
    ['AB23CDE', null],
    ['xAB23CD', null],
    ['AB10CD', null],
    ['无效的推荐码', null],
    [null, null],
  ])(
    'takes along the recommendation code that was typed, and goes through with one that cannot be: %s',
    (typed, kept) => {
      const { refused, own } = given(decidedApplication, applicationId)
        .related(readyToDeliver())
        .when('DeliverApplication', { ...delivery, recommendationCode: typed }, { actor: testSeeker });
      expect(refused).toBeUndefined();
      expect(own[0]?.data).toMatchObject({ recommendationCode: kept });
    },
  );

  it('goes through without its code while recommending is paused', () => {
    const { refused, own } = given(decidedApplication, applicationId)
      .related(readyToDeliver())
      .when(
        'DeliverApplication',
        { ...delivery, recommendationCode: 'AB23CD' },
        {
          actor: testSeeker,
          settings: { recommendingPaused: true },
        },
      );
    expect(refused).toBeUndefined();
    expect(own[0]?.data).toMatchObject({ recommendationCode: null });
  });

  it('is refused for six months after an application ended there, and says from when it is not', () => {
    const ended = aJobSeeker(
      applicationOpened({ applicationId: otherId }),
      applicationClosed({ applicationId: otherId }),
    );
    expect(deliver({ jobSeeker: ended })).toMatchObject({
      refused: 'delivery.duplicate',
      params: { from: '2027-05-02' },
    });
    const freed = applicationClosed({ applicationId: otherId, bucket: 'INVALID' });
    const withdrawn = aJobSeeker(applicationOpened({ applicationId: otherId }), freed);
    expect(deliver({ jobSeeker: withdrawn }).refused).toBeUndefined();
  });

  it('is refused over the limit, and says how many places there are', () => {
    const five = [1, 2, 3, 4, 5].map((n) =>
      applicationOpened({ applicationId: testId(50 + n), positionId: testId(60 + n) }),
    );
    expect(deliver({ jobSeeker: aJobSeeker(...five) })).toMatchObject({
      refused: 'delivery.limit_exceeded',
      params: { used: 5, limit: 5 },
    });
  });

  it('needs a job seeker', () =>
    expect(deliver({}, { actor: { kind: 'account', id: testId(8) } }).refused).toBe('resume.block_incomplete'));
});

describe('an application by staff', () => {
  const create = (more: Readonly<Record<string, Story>>) =>
    given(decidedApplication, applicationId)
      .related({ ...applicationFixtures.valid.CreateApplication().related, ...more })
      .when('CreateApplication', { jobSeekerId, positionId });

  it('begins at screening', () => {
    const { own, others } = create({});
    expect(own).toMatchObject([{ data: { stage: 'RESUME_SCREENING', origin: 'STAFF', createdBy: testActor.id } }]);
    expect(others).toMatchObject([{ type: 'ApplicationOpened', data: { delivered: false } }]);
  });

  it.each<Refused>([
    { why: 'consent', more: { privacyAuthorization: aConsent('EXPIRED') }, code: 'privacy.unauthorized' },
    { why: 'position', more: { position: aPosition('CLOSED') }, code: 'position.unavailable' },
    { why: 'unknown position', more: { position: aPosition('NONE') }, code: 'common.not_found' },
    { why: 'lock', more: otherApplication(locked()), code: 'record.locked_elsewhere' },
  ])('is refused by $why', ({ more, code }) => expect(create(more).refused).toBe(code));
});
