import { describe, expect, it } from '@jest/globals';
import { linkEvents } from '@talentlog/contracts';
import { cellsOf } from '../shared/cells.ts';
import { given, happened, story, type Told, tell, testId, testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedLink } from './deciders.ts';
import { aLink, linkExpiresAt, linkFixtures, linkHistories, linkId } from './fixtures.ts';
import { link } from './link.ts';
import { issueLink, linkEnded, needLink, voidLink } from './one-time-link.ts';

describe('link', () => {
  it.each(cellsOf(linkFixtures))('$name', ({ run }) => run());

  it('does not expire before its time', () =>
    expect(
      given(decidedLink, linkId, linkHistories.VALID).when('ExpireLink', { linkId }, { now: testNow }).refused,
    ).toBe('link.invalid'));

  it('is issued for one thing, one person and one purpose', () => {
    const { link: carried, issued } = issueLink(
      { newLink: () => linkId },
      {
        purpose: 'offer',
        stepUp: 'code',
        on: { aggregate: 'offer', id: testId(5) },
        of: { jobSeekerId: testId(3) },
        expiresAt: testNow,
      },
    );
    expect(carried).toEqual({ linkId, expiresAt: testNow });
    expect(linkEvents.LinkIssued.data.parse(issued.data)).toMatchObject({
      subjectAggregate: 'offer',
      subjectId: testId(5),
    });
    expect(issued.on).toEqual({ aggregate: 'link', id: linkId });
  });

  it('is the same one, for longer, where what it is for moves its end', () => {
    const until = addDays(linkExpiresAt, 1);
    const longer = [
      ...linkHistories.VALID,
      happened('LinkIssued', { ...linkHistories.VALID[0]?.data, expiresAt: until }),
    ];
    const expire = (now: string) => given(decidedLink, linkId, longer).when('ExpireLink', { linkId }, { now });
    expect(expire(linkExpiresAt).refused).toBe('link.invalid');
    expect(expire(until).after.state).toBe('EXPIRED');
  });

  it('was sent where its person was reached at first, however long it lives', () => {
    const later = happened('LinkIssued', linkHistories.VALID[0]?.data ?? {}, addDays(testNow, 3));
    const issuedAt = (...more: readonly Told[]) => tell(story(link, linkId, more)).data;
    expect(issuedAt(...linkHistories.VALID)).toMatchObject({ issuedAt: testNow });
    expect(issuedAt(...linkHistories.VALID, later)).toMatchObject({ issuedAt: testNow });
    expect(issuedAt(later)).toMatchObject({ issuedAt: addDays(testNow, 3) });
  });

  it('is voided once, and only where there is one', () => {
    expect(voidLink({ link: tell(aLink()) }, 'ANSWERED').map(({ type }) => type)).toEqual(['LinkVoided']);
    expect(voidLink({ link: tell(aLink('EXPIRED')) })).toEqual([]);
    expect(voidLink({})).toEqual([]);
    const ended = [aLink(), aLink('EXPIRED'), aLink('VOIDED')].map((history) => linkEnded({ link: tell(history) }));
    expect([...ended, linkEnded({})]).toEqual([false, true, true, false]);
    expect(needLink(null)).toEqual({ link: undefined });
    expect(needLink({ linkId })).toEqual({ link: { aggregate: 'link', id: linkId } });
  });
});
