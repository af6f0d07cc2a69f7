import { describe, expect, it } from '@jest/globals';
import { decidedJobSeeker } from '../job-seeker/deciders.ts';
import { aClaim, applicationOpened, jobSeekerCreated, jobSeekerId, ownedBy, phone } from '../job-seeker/fixtures.ts';
import { given, happened, story, type Told, testId, testSystem } from '../shared/testing.ts';
import { decidedAccount } from './deciders.ts';

const [owner, second] = [testId(61), testId(62)];
const [here, there] = [testId(71), testId(72)];
const other = '+8613900139000';
const owners = { [`place:${here}`]: ownedBy(here, owner), [`place:${there}`]: ownedBy(there, second) };
const on = (positionId: string) => applicationOpened({ applicationId: testId(80), positionId });

describe('whoever registers at a phone that a colleague wrote', () => {
  const changed = (more: object = {}) =>
    happened('ContactChanged', {
      ...{
        jobSeekerId,
        field: 'phone',
        before: phone,
        after: other,
        by: 'STAFF',
        agreedBy: [second],
        everywhere: false,
      },
      ...more,
    });
  const register = (...history: readonly Told[]) =>
    given(decidedAccount, testId(5))
      .related({
        ...{ phone: aClaim(), person: aClaim(jobSeekerId), ...owners },
        jobSeeker: story(decidedJobSeeker, jobSeekerId, [jobSeekerCreated(), ...history]),
      })
      .when('RegisterAccount', { phone: other }, { actor: testSystem })
      .others.map(({ type }) => type);

  it.each<[string, readonly Told[], boolean]>([
    ['nobody else works with', [changed()], true],
    ['its writer works with', [changed(), on(there)], true],
    ['another colleague works with', [changed(), on(here)], false],
    ['another colleague works with, who agreed', [changed({ agreedBy: [second, owner] }), on(here)], true],
    ['a colleague works with, an administrator having written it', [changed({ everywhere: true }), on(here)], true],
    ['was written before anybody was asked', [changed({ by: null, agreedBy: [] }), on(here)], false],
    [
      'was proved there afterwards',
      [changed(), on(here), happened('ContactProved', { jobSeekerId, field: 'phone' })],
      false,
    ],
  ])('is the candidate, or somebody new: one whom %s', (_who, history, joins) =>
    expect(register(...history)).toContain(joins ? 'JobSeekerAccountJoined' : 'JobSeekerCreated'),
  );
});
