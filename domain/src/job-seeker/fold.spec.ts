import { describe, expect, it } from '@jest/globals';
import { anAccount } from '../shared/stories.ts';
import { given, happened, story, type Told, tell, testActor, testId, testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { type JobSeekerData, noJobSeeker } from './data.ts';
import { decidedJobSeeker } from './deciders.ts';
import {
  aClaim,
  aJobSeeker,
  erasureBegun,
  jobSeekerCommented,
  jobSeekerCreated,
  jobSeekerId,
  phone,
} from './fixtures.ts';
import { jobSeeker } from './job-seeker.ts';

const after = (...more: readonly Told[]) => tell(aJobSeeker(...more)).data as JobSeekerData;
const revealed = { stream: `jobSeeker-${jobSeekerId}`, revision: 0, path: 'phone', reason: '核对来电' };
const bySelf = { by: 'SELF', agreedBy: [], everywhere: false };
const untouched = { proved: false, agreedBy: null, everywhere: false, proposed: null };

describe('what is known of a person', () => {
  const known = { ...noJobSeeker, source: 'STAFF', number: '1003', name: '王晨', phone };

  it('is how they came', () => {
    expect(after()).toEqual(known);
    const made = jobSeekerCreated({ accountId: testId(4), source: 'REGISTERED', email: 'w@example.com' });
    expect(tell(story(jobSeeker, jobSeekerId, [made])).data).toEqual({
      ...known,
      accountId: testId(4),
      source: 'REGISTERED',
      email: 'w@example.com',
    });
  });

  it.each<[string, object, object]>([
    ['JobSeekerAccountJoined', { accountId: testId(4) }, { accountId: testId(4) }],
    ['ContactChanged', { field: 'name', before: '王晨', after: '王辰', ...bySelf }, { name: '王辰' }],
    ['ContactChanged', { field: 'email', before: null, after: 'w@example.com', ...bySelf }, { email: 'w@example.com' }],
    [
      'ContactChanged',
      { field: 'phone', before: phone, after: null, by: 'STAFF', agreedBy: [testId(4)], everywhere: false },
      {
        phone: null,
        contactMovedAt: testNow,
        contacts: { email: untouched, phone: { ...untouched, agreedBy: [testId(4)] } },
      },
    ],
    [
      'ContactChanged',
      { field: 'email', before: null, after: 'w@example.com', by: null, agreedBy: [], everywhere: false },
      {
        email: 'w@example.com',
        contactMovedAt: testNow,
        contacts: { phone: untouched, email: { ...untouched, agreedBy: [] } },
      },
    ],
    [
      'ContactAgreed',
      { field: 'email', agreedBy: testId(4), everywhere: true },
      { contacts: { phone: untouched, email: { ...untouched, agreedBy: [testId(4)], everywhere: true } } },
    ],
    ['JobSeekerTagged', { tag: null }, {}],
    ['ContactProved', { field: 'phone' }, { contacts: { email: untouched, phone: { ...untouched, proved: true } } }],
    [
      'ContactChangeProposed',
      { field: 'email', after: 'w@example.com', proposedBy: testId(4), owners: [] },
      {
        contacts: {
          phone: untouched,
          email: {
            ...untouched,
            proposed: { after: 'w@example.com', at: testNow, proposedBy: testId(4), agreedBy: [testId(4)] },
          },
        },
      },
    ],
    ['ContactRevealed', { revealedBy: testId(4), field: 'contact', reason: '约面试' }, {}],
    ['JobSeekerTakenUp', { applicationId: testId(10), positionId: testId(2), takenUpBy: testId(4), owners: [] }, {}],
    ['LoggedValueRevealed', { ...revealed, revealedBy: testId(4) }, {}],
    ['JobSeekerTagged', { tag: 'Golang' }, { tags: ['Golang'] }],
    ['JobSeekerFileAdded', { resumeFileId: testId(31) }, { broughtFileIds: [testId(31)] }],
    ['JobSeekerFileRemoved', { resumeFileId: testId(31) }, {}],
    [
      'ErasureAnnounced',
      { erasesAt: '2026-12-01T04:00:00.000Z' },
      { erasureAnnounced: { at: testNow, erasesAt: '2026-12-01T04:00:00.000Z' } },
    ],
    ['JobSeekerCommentPinned', { commentId: testId(11) }, { pinnedCommentId: testId(11) }],
  ])('is kept with %s %j', (type, more, kept) =>
    expect(after(happened(type, { jobSeekerId, ...more }))).toEqual({ ...known, ...kept }),
  );

  it('has a contact as changed by the person where that was not written down and they had an account', () => {
    const joined = happened('JobSeekerAccountJoined', { jobSeekerId, accountId: testId(4) });
    const changed = {
      jobSeekerId,
      field: 'email',
      before: null,
      after: 'w@example.com',
      agreedBy: [],
      everywhere: false,
    };
    const told = after(joined, happened('ContactChanged', { ...changed, by: null }));
    expect(told).toMatchObject({ contactMovedAt: null, contacts: { email: untouched } });
  });

  it('has a yes of an administrator for every position, and keeps it', () => {
    const yes = (agreedBy: string, everywhere: boolean) =>
      happened('ContactAgreed', { jobSeekerId, field: 'email', agreedBy, everywhere });
    const email = (...told: readonly Told[]) => after(...told).contacts.email;
    expect(email(yes(testId(4), false))).toMatchObject({ agreedBy: [testId(4)], everywhere: false });
    expect(email(yes(testId(4), true), yes(testId(5), false))).toMatchObject({
      agreedBy: [testId(4), testId(5)],
      everywhere: true,
    });
  });

  it('has when the erasure began and ended', () => {
    const end = addDays(testNow, 1);
    const ended = happened('JobSeekerErased', { jobSeekerId, receipt: {} }, end);
    expect(after(erasureBegun()).erasure).toEqual({ begunAt: testNow, endedAt: null });
    expect(after(erasureBegun(), ended).erasure).toEqual({ begunAt: testNow, endedAt: end });
  });

  it('is of each comment who wrote it for whom, in their order', () => {
    const [first, second] = [testId(11), testId(12)];
    const told = after(
      jobSeekerCommented({ commentId: first, private: true, mentions: [testId(9)] }),
      jobSeekerCommented({ commentId: second }),
    );
    expect(told.comments).toEqual([
      { commentId: first, authorId: testId(12), private: true, mentions: [testId(9)] },
      { commentId: second, authorId: testId(12), private: false, mentions: [] },
    ]);
  });

  it('is their own, and their account’s where there is one', () => {
    expect(jobSeeker.ownership(after(), jobSeekerId)).toEqual({ jobSeekerId, mentioned: [] });
    const joined = after(happened('JobSeekerAccountJoined', { jobSeekerId, accountId: testId(4) }));
    expect(jobSeeker.ownership(joined, jobSeekerId)).toEqual({ jobSeekerId, accountId: testId(4), mentioned: [] });
  });

  it('knows who was mentioned in what is said of them', () => {
    const told = after(
      jobSeekerCommented({ commentId: testId(11), mentions: [testId(9), testId(8)] }),
      jobSeekerCommented({ commentId: testId(12) }),
    );
    expect(jobSeeker.ownership(told, jobSeekerId)).toEqual({ jobSeekerId, mentioned: [testId(9), testId(8)] });
  });

  it('is shown in clear by name of who looked, and for the reason they gave', () => {
    const wish = { jobSeekerId, reason: '约面试' };
    expect(given(decidedJobSeeker, jobSeekerId, [jobSeekerCreated()]).when('RevealContact', wish).own).toEqual([
      { type: 'ContactRevealed', data: { ...wish, revealedBy: testActor.id, field: 'contact' } },
    ]);
  });

  it('is one value of the log by name of the auditor who asked, which it was and why', () => {
    const { own } = given(decidedJobSeeker, jobSeekerId, [jobSeekerCreated()]).when('RevealLoggedValue', {
      jobSeekerId,
      ...revealed,
    });
    const data = { jobSeekerId, ...revealed, revealedBy: testActor.id };
    expect(own).toEqual([{ type: 'LoggedValueRevealed', data }]);
  });

  const commentOn = (roles: readonly string[], wish: object) =>
    given(decidedJobSeeker, jobSeekerId, [jobSeekerCreated()])
      .related({
        [`mentioned:${testId(9)}`]: anAccount(
          testId(9),
          happened('RolesGranted', { accountId: testId(9), jobSeekerId: null, roles }),
        ),
      })
      .when('AddJobSeekerComment', { jobSeekerId, ...wish });

  it.each([
    ['a job seeker', []],
    ['an auditor', ['AU']],
    ['somebody of the campus ambassadors', ['CA']],
  ])('mentions nobody but colleagues who comment: not %s', (_who, roles) =>
    expect(commentOn(roles, { text: '请看', mentions: [testId(9)] })).toMatchObject({
      refused: 'common.not_found',
      path: 'mentions.0',
    }),
  );

  it('is a comment as it was written, with its id for the answer', () => {
    const wish = { text: '电话沟通过', private: true, mentions: [testId(9)] };
    const answer = commentOn(['SC'], wish);
    const { commentId } = answer.result as { commentId: string };
    expect(answer.own[0]?.data).toEqual({ jobSeekerId, ...wish, commentId, authorId: testActor.id });
  });

  it('is the whole of what staff wrote down', () => {
    const wish = { name: '王晨', phone, email: 'w@example.com', source: 'STAFF' };
    const made = given(decidedJobSeeker, jobSeekerId).related({ phone: aClaim() }).when('CreateJobSeeker', wish);
    expect(made.own[0]?.data).toEqual({ jobSeekerId, accountId: null, number: '1003', ...wish });
    expect(made.result).toEqual({ jobSeekerId });
  });
});
