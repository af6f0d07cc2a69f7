import { describe, expect, it } from '@jest/globals';
import { aJobSeeker, applicationClosed, applicationOpened, jobSeekerId, ownedBy } from '../job-seeker/fixtures.ts';
import { positionId } from '../position/fixtures.ts';
import { given, type Story, story, testActor, testId } from '../shared/testing.ts';
import { decidedApplication } from './deciders.ts';
import { applicationFixtures, applicationId, created, otherId, otherPositionId } from './fixtures.ts';

const colleague = testId(70);
const another = testId(71);

/** A position of that recruiter, as a decision about the person loads it. */
const knownOf = (hrOwnerId: string, id = otherPositionId): Readonly<Record<string, Story>> => ({
  [`known:${id}`]: ownedBy(id, hrOwnerId),
});
const onTheOther = applicationOpened({ applicationId: otherId, positionId: otherPositionId });
const create = (jobSeeker: Story, more: Readonly<Record<string, Story>> = {}) =>
  given(decidedApplication, applicationId)
    .related({
      ...applicationFixtures.valid.CreateApplication().related,
      jobSeeker,
      [`application:${otherId}`]: story(decidedApplication, otherId, [
        created('RESUME_SCREENING', 'SOCIAL', { applicationId: otherId, positionId: otherPositionId }),
      ]),
      ...more,
    })
    .when('CreateApplication', { jobSeekerId, positionId });
const taken = ({ others }: ReturnType<typeof create>) => others.filter(({ type }) => type === 'JobSeekerTakenUp');

describe('a candidate whom staff take up', () => {
  it('of a colleague: who did, for which position, and whose candidate it is, by an application of theirs', () =>
    expect(taken(create(aJobSeeker(onTheOther), knownOf(colleague)))).toMatchObject([
      {
        data: {
          jobSeekerId,
          applicationId,
          positionId,
          takenUpBy: testActor.id,
          owners: [{ accountId: colleague, applicationId: otherId, positionId: otherPositionId }],
        },
      },
    ]));

  it('of several: each is named once, where it is over too', () => {
    const [ended, elsewhere] = [
      { applicationId: testId(72), positionId: testId(73) },
      { applicationId: testId(74), positionId: testId(75) },
    ];
    const known = aJobSeeker(
      onTheOther,
      applicationOpened(ended),
      applicationClosed(ended),
      applicationOpened(elsewhere),
      applicationClosed({ ...elsewhere, bucket: 'INVALID' }),
    );
    const positions = { ...knownOf(colleague), ...knownOf(another, ended.positionId) };
    expect(taken(create(known, positions))).toMatchObject([
      { data: { owners: [{ accountId: colleague }, { accountId: another, ...ended }] } },
    ]);
  });

  it('of nobody else: nothing is told', () => {
    expect(taken(create(aJobSeeker()))).toEqual([]);
    expect(taken(create(aJobSeeker(onTheOther), knownOf(testActor.id)))).toEqual([]);
  });

  it('by a transfer: the owners of those that go on are told, not who transferred', () => {
    const onThird = { applicationId: testId(72), positionId: testId(73) };
    const transfer = applicationFixtures.valid.TransferApplication();
    const { others } = given(decidedApplication, applicationId, applicationFixtures.histories.IN_PROGRESS)
      .related({
        ...transfer.related,
        jobSeeker: aJobSeeker(applicationOpened(), applicationOpened(onThird)),
        [`application:${onThird.applicationId}`]: story(decidedApplication, onThird.applicationId, [
          created('RESUME_SCREENING', 'SOCIAL', onThird),
        ]),
        ...knownOf(testActor.id, positionId),
        ...knownOf(colleague, onThird.positionId),
      })
      .when('TransferApplication', transfer.payload);
    expect(others.filter(({ type }) => type === 'JobSeekerTakenUp')).toMatchObject([
      { data: { positionId: otherPositionId, owners: [{ accountId: colleague, ...onThird }] } },
    ]);
  });
});
