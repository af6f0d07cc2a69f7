import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { erasureListOf, readErasureList } from '@talentlog/runtime';
import { Browser, type Heard } from '../support/browser.ts';
import { openCompany } from '../support/company.ts';
import { ownOfFile } from '../support/own.ts';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { heapIn, threadsWith } from './heap.ts';
import { filesWith, leftOpen, wrappedKeyOf } from './left-open.ts';
import { leaveOpen, type Waiting } from './open-ends.ts';
import { planted } from './planted.ts';

/** What an erasure lets go of and where no byte would tell: each is looked at in another way. */
describe('whoever is erased while nothing is settled leaves', () => {
  const own = ownOfFile();
  const heaps = own.folder();
  let server: Server;
  let person: Waiting;
  let before: ReturnType<typeof leftOpen>;
  let key: Buffer;
  let theirs: Heard;
  let desk: Heard;
  const aside = () => join(server.dataDir, 'views.db.set-aside');
  const left = () => leftOpen(server.dataDir, person.ids, person.file);
  const inMemory = (name: string) => threadsWith(heaps, [person.canaries.word(''), person.phone.slice(1)], name);

  beforeAll(async () => {
    server = await startServer({ env: { ...planted, ...heapIn(heaps, planted.NODE_OPTIONS) } });
    person = await leaveOpen(server, await openCompany(server));
    await until(
      () => left().messages > 1 && left().timers.length > 10,
      'messages that wait for the morning, and timers',
    );
    before = left();
    key = wrappedKeyOf(server.dataDir, person.jobSeekerId);
    expect(await inMemory('before')).not.toEqual([]);
    writeFileSync(aside(), person.canaries.name);
    theirs = await person.browser.hear('/api/live');
    desk = await person.company.admin.hear('/api/live');
    for (const jobSeekerId of [person.jobSeekerId, person.askedId]) {
      await person.company.admin.does('EraseJobSeeker', { jobSeekerId });
      const erased = () =>
        server.events().find(({ type, stream }) => type === 'JobSeekerErased' && stream.endsWith(jobSeekerId));
      await until(erased, 'the erasure', 120);
      await until(() => desk.text().includes(erased()?.position ?? '?'), 'the desk to hear of it');
    }
  }, 400_000);
  afterAll(() => server.stop());

  it('something in each of them before', () => {
    expect(before).toMatchObject({ links: 2, requests: 1, files: 1 });
    const timers = [
      'application-unlock',
      'consent',
      'consent-reminder-30',
      'consent-reminder-7',
      'data-request',
      'data-request',
    ];
    expect(before.timers.map((id) => id.replace(/:.*/, '')).toSorted()).toEqual([
      ...[...timers, ...['interview', 'interview', 'interview'], ...['link', 'link']],
    ]);
    expect(filesWith(server.dataDir, Buffer.from(person.jobSeekerId)).length).toBeGreaterThan(0);
    expect(key.length).toBeGreaterThan(30);
  });

  it('no link that opens', async () => {
    expect(left().links).toBe(0);
    const answer = await Browser.withToken(server, person.link).query('consentPage');
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it('no request that the desk cannot answer any more', () => expect(left().requests).toBe(0));
  it('no message that waits', () => expect(left().messages).toBe(0));
  it('no timer', async () => {
    await until(() => left().timers.length === 0, 'the timers to follow', 10).catch(() => undefined);
    expect(left().timers).toEqual([]);
  });
  it('no row of a file in the register of uploads', () => expect(left().files).toBe(0));
  it('no store that was set aside', () => expect(existsSync(aside())).toBe(false));
  it('no wrapped key, in no byte', () => expect(filesWith(server.dataDir, key)).toEqual([]));
  it('no word in the memory of any thread', async () => expect(await inMemory('after')).toEqual([]), 200_000);

  it('no live screen: theirs is over, and a colleague’s asks again for each row', async () => {
    await until(() => theirs.isOver(), 'their own screen to be over', 10);
    for (const id of before.told) expect(desk.text()).toContain(id);
  });

  it('their name on the list of the erased, with the files that were theirs alone', () => {
    expect(readErasureList(erasureListOf(server.dataDir))).toMatchObject([
      { person: person.jobSeekerId, files: [person.file] },
      { person: person.askedId, files: [] },
    ]);
  });
});
