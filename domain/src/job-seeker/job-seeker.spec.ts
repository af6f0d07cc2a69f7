import { describe, expect, it } from '@jest/globals';
import { positionId } from '../position/fixtures.ts';
import { cellsOf } from '../shared/cells.ts';
import { given, happened, type Told, tell, testActor, testId, testNow } from '../shared/testing.ts';
import type { JobSeekerData } from './data.ts';
import { decidedJobSeeker } from './deciders.ts';
import {
  aClaim,
  aJobSeeker,
  applicationClosed,
  applicationOpened,
  jobSeekerCommented,
  jobSeekerCreated,
  jobSeekerFixtures,
  jobSeekerHistories,
  jobSeekerId,
  phone,
} from './fixtures.ts';

const other = '+8613900139000';
const byStaff = { by: 'STAFF', agreedBy: [testActor.id], everywhere: false };
const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);
const dataOf = (...more: readonly Told[]): JobSeekerData => tell(aJobSeeker(...more)).data as JobSeekerData;

describe('jobSeeker', () => {
  it.each(cellsOf(jobSeekerFixtures))('$name', ({ run }) => run());

  it('is made once per phone', () => {
    const make = (holder?: string) =>
      given(decidedJobSeeker, jobSeekerId)
        .related({ phone: aClaim(holder) })
        .when('CreateJobSeeker', { name: '王晨', phone });
    expect(make(testId(8))).toMatchObject({ refused: 'account.phone_taken', path: 'phone' });
    expect(make().others).toEqual([
      { type: 'ClaimTaken', data: { ownerId: jobSeekerId }, on: { claim: 'seeker-phone', key: phone } },
    ]);
  });

  it('can be reached by mail alone', () => {
    const made = given(decidedJobSeeker, jobSeekerId).when('CreateJobSeeker', {
      name: '王晨',
      email: 'WangChen@Example.com',
    });
    expect(made.after.data).toMatchObject({ email: 'wangchen@example.com', number: '1003' });
    expect(() => given(decidedJobSeeker, jobSeekerId).when('CreateJobSeeker', { name: '王晨' })).toThrow(
      'common.required',
    );
  });

  it('keeps a change record of each key field that differs, and moves the phone’s claim', () => {
    const edited = given(decidedJobSeeker, jobSeekerId, [jobSeekerCreated()])
      .related({ 'present:phone': aClaim(jobSeekerId), phone: aClaim() })
      .when('EditJobSeeker', { jobSeekerId, name: '王晨', phone: other, email: 'w@example.com' });
    expect(edited.own.map(({ data }) => data)).toEqual([
      { jobSeekerId, field: 'phone', before: phone, after: other, ...byStaff },
      { jobSeekerId, field: 'email', before: null, after: 'w@example.com', ...byStaff },
    ]);
    expect(types(edited.others)).toEqual(['ClaimReleased', 'ClaimTaken', 'ClaimTaken']);
  });

  it('does not take a phone from somebody else', () => {
    const edited = given(decidedJobSeeker, jobSeekerId, [jobSeekerCreated()])
      .related({ 'present:phone': aClaim(jobSeekerId), phone: aClaim(testId(8)) })
      .when('EditJobSeeker', { jobSeekerId, phone: other });
    expect(edited.refused).toBe('account.phone_taken');
  });

  it('changes nothing where nothing differs', () => {
    const edited = given(decidedJobSeeker, jobSeekerId, jobSeekerHistories.KNOWN).when('EditJobSeeker', {
      jobSeekerId,
      name: '王晨',
    });
    expect(edited.decision).toEqual({ facts: [] });
  });

  it('knows which applications are open, and which ended where and when', () => {
    expect(dataOf(applicationOpened())).toMatchObject({ ended: [], closedApplicationIds: [] });
    const ended = dataOf(applicationOpened(), applicationClosed());
    expect(ended).toMatchObject({
      applications: [],
      ended: [{ applicationId: testId(10), positionId, at: testNow }],
      closedApplicationIds: [testId(10)],
    });
    const invalid = dataOf(applicationOpened(), applicationClosed({ bucket: 'INVALID' }));
    expect(invalid).toMatchObject({ applications: [], ended: [], deliveredPositionIds: [positionId] });
    const again = dataOf(applicationOpened(), applicationClosed(), applicationOpened());
    expect(again.applications).toHaveLength(1);
    expect(again).toMatchObject({ closedApplicationIds: [], ended: [] });
  });

  it('carries each tag once, however it is written', () => {
    const tagged = happened('JobSeekerTagged', { jobSeekerId, tag: 'Golang' });
    const add = (tag: string) =>
      given(decidedJobSeeker, jobSeekerId, [...jobSeekerHistories.KNOWN, tagged]).when('AddJobSeekerTag', {
        jobSeekerId,
        tag,
      });
    expect(add('后端').after.data).toMatchObject({ tags: ['Golang', '后端'] });
    expect(add(' GOLANG ')).toMatchObject({ refused: 'jobSeeker.tag_exists', path: 'tag' });
    expect(() => add('二'.repeat(21))).toThrow('common.too_long');
  });

  describe('with three comments, one of them private', () => {
    const [open, second, hidden] = [testId(11), testId(13), testId(14)];
    const [author, named] = [testId(12), testId(15)];
    const commented = [
      ...jobSeekerHistories.KNOWN,
      jobSeekerCommented({ commentId: second }),
      jobSeekerCommented({ commentId: hidden, private: true, mentions: [named] }),
    ];
    const pinned = (commentId: string) => happened('JobSeekerCommentPinned', { jobSeekerId, commentId });
    const pin = (commentId: string, before: readonly Told[] = [], by = testId(16)) =>
      given(decidedJobSeeker, jobSeekerId, [...commented, ...before]).when(
        'PinJobSeekerComment',
        { jobSeekerId, commentId },
        { actor: { kind: 'account', id: by } },
      );

    it('pins one', () => {
      const first = pin(open);
      expect(first.own).toMatchObject([{ type: 'JobSeekerCommentPinned', data: { jobSeekerId, commentId: open } }]);
      expect(first.after.data).toMatchObject({ pinnedCommentId: open });
    });

    it('moves the pin to another one, and back', () => {
      expect(pin(second, [pinned(open)]).after.data).toMatchObject({ pinnedCommentId: second });
      expect(pin(open, [pinned(open), pinned(second)]).after.data).toMatchObject({ pinnedCommentId: open });
    });

    it('does not pin the pinned one again', () =>
      expect(pin(open, [pinned(open)])).toMatchObject({
        refused: 'jobSeeker.comment_already_pinned',
        path: 'commentId',
      }));

    it('pins a private one by its author or whom it names alone; to others it is not there', () => {
      const absent = { refused: 'common.not_found', path: 'commentId' };
      expect(pin(hidden)).toMatchObject(absent);
      expect(pin(hidden, [pinned(hidden)])).toMatchObject(absent);
      expect(pin(hidden, [], author).after.data).toMatchObject({ pinnedCommentId: hidden });
      expect(pin(hidden, [], named).after.data).toMatchObject({ pinnedCommentId: hidden });
    });

    it('knows nothing of another person’s comment', () =>
      expect(pin(testId(19))).toMatchObject({ refused: 'common.not_found', path: 'commentId' }));
  });
});
