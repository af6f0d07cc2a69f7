import { describe, expect, it } from '@jest/globals';
import type { Row, ViewWriter } from '@talentlog/runtime';
import { projectors } from '../projectors.ts';
import { colleagues, hr } from '../testing/company.ts';
import { aPerson } from '../testing/people.ts';
import { happened, id, now, opened, type Told } from '../testing/story.ts';

const jobSeekerId = id(21);
const commented = (n: number) =>
  happened('jobSeeker', jobSeekerId, 'JobSeekerCommented', {
    ...{ jobSeekerId, commentId: id(10_000 + n), authorId: hr, text: '值得再谈一次' },
    ...{ private: n % 2 === 0, mentions: [hr] },
  });
const messaged = (n: number) =>
  happened('notification', id(20_000 + n), 'NotificationQueued', {
    ...{ notificationId: id(20_000 + n), template: 'interviewInvited', scene: 'interviewInvited', causeEventId: 'e' },
    ...{
      personId: jobSeekerId,
      jobSeekerId,
      accountId: null,
      applicationId: id(11),
      positionId: null,
      receiver: '+8613800006021',
      subject: '',
      html: '',
    },
    ...{ channel: 'SMS', language: 'zh-CN', content: '请按时参加面试', link: null, notBefore: now },
  });

/** Every view, told events one at a time; answers how many characters of rows each event had written. */
class Written {
  private readonly rows = new Map<string, Row>();
  private characters = 0;
  private told = 0;
  private readonly writer: ViewWriter = {
    get: async (view, rowId) => this.rows.get(`${view} ${rowId}`),
    put: async (view, row) => {
      this.characters += JSON.stringify(row).length;
      this.rows.set(`${view} ${row.id}`, row);
    },
    delete: async (view, rowId) => void this.rows.delete(`${view} ${rowId}`),
    find: async (view, field, value) =>
      [...this.rows].filter(([key, row]) => key.startsWith(`${view} `) && row[field] === value).map(([, row]) => row),
  };

  async tell(event: Told): Promise<number> {
    this.told += 1;
    const before = this.characters;
    for (const { events, project } of projectors)
      if (events.includes(event.type)) await project(opened(event, this.told), this.writer);
    return this.characters - before;
  }
}

describe('what only grows', () => {
  it.each([
    ['a comment', commented],
    ['a message', messaged],
  ])('%s writes as much as the tenth, also after a thousand of them', async (_what, next) => {
    const written = new Written();
    for (const event of [...colleagues, ...aPerson(jobSeekerId, '林晓')]) await written.tell(event);
    const sizes: number[] = [];
    for (let n = 1; n <= 1_000; n += 1) sizes.push(await written.tell(next(n)));
    // Revisions are a digit or two longer.
    expect((sizes[999] ?? 0) - (sizes[9] ?? 0)).toBeLessThanOrEqual(4);
    expect(sizes[9]).toBeGreaterThan(100);
  });
});
