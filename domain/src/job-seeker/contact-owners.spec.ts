import { describe, expect, it } from '@jest/globals';
import { aColleague } from '../account/colleague.fixture.ts';
import { allowedActions } from '../allowed-actions.ts';
import { given, happened, onlooker, type Told, tell, testActor, testId, testSystem } from '../shared/testing.ts';
import { needActingColleague } from './contact-owners.ts';
import { decidedJobSeeker } from './deciders.ts';
import { aJobSeeker, applicationOpened, jobSeekerCreated, jobSeekerId, ownedBy } from './fixtures.ts';
import { isReliedOn } from './relied-on.ts';

const [owner, second] = [testId(61), testId(62)];
const [here, there] = [testId(71), testId(72)];
const [email, wished] = ['w@example.com', 'other@example.com'];
const onBoth = [
  applicationOpened({ applicationId: testId(80), positionId: here }),
  applicationOpened({ applicationId: testId(81), positionId: there }),
];
const closed = (bucket: 'ENDED' | 'INVALID') =>
  happened('ApplicationClosed', { jobSeekerId, applicationId: testId(81), positionId: there, bucket });
const proposed = happened('ContactChangeProposed', {
  ...{ jobSeekerId, field: 'email', after: wished, proposedBy: second, owners: [] },
});
const send = (command: string, payload: object, by: string, history: readonly Told[]) =>
  given(decidedJobSeeker, jobSeekerId, [jobSeekerCreated({ email }), ...history])
    .related({
      [`place:${here}`]: ownedBy(here, owner),
      [`place:${there}`]: ownedBy(there, second),
      acting: aColleague(['HR'], by),
    })
    .when(command, { jobSeekerId, ...payload }, { actor: { kind: 'account', id: by } });

describe('the owners of the positions of a person', () => {
  const asked = (history: readonly Told[]) =>
    send('ProposeContactChange', { email: wished }, owner, history).own.map(
      ({ data }) => (data as { owners?: unknown }).owners,
    );
  const ofThere = { accountId: second, applicationId: testId(81), positionId: there };

  it('are asked each about their own application, also about one that ended', () => {
    expect(asked(onBoth)).toEqual([[ofThere]]);
    expect(asked([...onBoth, closed('ENDED')])).toEqual([[ofThere]]);
  });

  it('are named by no application that never counted', () => {
    expect(asked([...onBoth, closed('INVALID')])).toEqual([[]]);
  });

  it('do not change by their yes what the person proved meanwhile', () => {
    const proved = happened('ContactProved', { jobSeekerId, field: 'email' });
    expect(send('AgreeToContact', { field: 'email' }, owner, [...onBoth, proposed, proved])).toMatchObject({
      ...{ refused: 'jobSeeker.contact_proved', path: 'email' },
    });
  });

  it('are told which field it is where nothing is asked of them', () =>
    expect(send('AgreeToContact', { field: 'email' }, owner, onBoth)).toMatchObject({
      ...{ refused: 'jobSeeker.contact_agreed', path: 'field' },
    }));

  it('are offered the yes until they gave it', () => {
    const offered = (id: string) =>
      allowedActions('jobSeeker', tell(aJobSeeker(...onBoth, proposed)), onlooker({ ...testActor, id })).includes(
        'AgreeToContact',
      );
    expect([offered(owner), offered(second)]).toEqual([true, false]);
  });

  it('are asked by a colleague, never by the system', () => {
    expect(needActingColleague(testActor)).toEqual({ acting: { aggregate: 'account', id: testActor.id } });
    expect(needActingColleague(testSystem)).toEqual({ acting: undefined });
  });
});

describe('a contact is relied on', () => {
  it.each([
    ['that no colleague changed', null, false, true],
    ['that one of the owners agreed to', [testId(5), owner], false, true],
    ['that only others agreed to', [second], false, false],
    ['that an administrator agreed to', [second], true, true],
  ])('%s', (_what, agreedBy, everywhere, expected) =>
    expect(isReliedOn({ agreedBy, everywhere }, [owner])).toBe(expected),
  );
});
