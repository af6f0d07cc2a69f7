import { describe, expect, it } from '@jest/globals';
import { beginningsOn } from '../allowed-actions.ts';
import { aJobSeeker, applicationOpened, jobSeekerId } from '../job-seeker/fixtures.ts';
import { linkId, offerHistories } from '../offer/fixtures.ts';
import { offer } from '../offer/offer.ts';
import type { Related } from '../shared/decider.ts';
import { happened, onlooker, story, type Told, tell, testId } from '../shared/testing.ts';
import { application } from './application.ts';
import { applicationId, created, endedAs, invalidated, offerId, otherId } from './fixtures.ts';
import { needEnd } from './offers.ts';
import { needPersonOf } from './person.ts';

const seeker = { aggregate: 'jobSeeker', id: jobSeekerId };
const on = (id: string) => ({ aggregate: 'application', id });

describe('a decision about an application loads', () => {
  const known = tell(
    aJobSeeker(
      ...[applicationId, otherId].map((id) => applicationOpened({ applicationId: id, positionId: testId(5) })),
    ),
  );

  it('the person, and then the person’s other applications', () => {
    expect(needPersonOf(jobSeekerId, applicationId, {})).toEqual({ jobSeeker: seeker });
    expect(needPersonOf(jobSeekerId, applicationId, { jobSeeker: known })).toEqual({
      jobSeeker: seeker,
      [`application:${otherId}`]: on(otherId),
    });
  });

  it('what ends with it: the offer that is still to be answered with its link, and its collection', () => {
    const ends = (related: Related, ...more: readonly Told[]) => {
      const { data } = tell(story(application, applicationId, [created('OFFER'), ...more]));
      return needEnd({ data: data as typeof application.initialData, id: applicationId, related });
    };
    const after = (...more: readonly Told[]) => ends({}, ...more);
    const drafted = happened('OfferOpened', { applicationId, offerId, status: 'SENT', collectionId: testId(60) });
    expect(after()).toEqual({ jobSeeker: seeker });
    expect(after(drafted)).toMatchObject({
      jobSeeker: seeker,
      offer: { aggregate: 'offer', id: offerId },
      collection: { aggregate: 'infoCollection', id: testId(60) },
    });
    expect(ends({ offer: tell(story(offer, offerId, offerHistories.SENT)) }, drafted)).toMatchObject({
      offerLink: { aggregate: 'link', id: linkId },
    });
  });
});

describe('nothing begins on', () => {
  it.each<[string, readonly Told[]]>([
    ['an application nobody made', []],
    ['one that ended in screening', [created('RESUME_SCREENING'), endedAs('NOT_PASSED')]],
    ['one that ended in interviews', [created('FIRST_INTERVIEW'), endedAs('NOT_PASSED')]],
    ['one that never counted', [created('FIRST_INTERVIEW'), invalidated]],
  ])('%s', (_what, history) =>
    expect(beginningsOn('application', tell(story(application, applicationId, history)), onlooker())).toEqual([]),
  );
});
