import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { erasureListOf, readErasureList } from '@talentlog/runtime';
import { toWord } from '../resumes/word-file.ts';
import { atRest } from '../support/at-rest.mjs';
import { belongings } from '../support/belongings.ts';
import { Browser } from '../support/browser.ts';
import { openCompany, type Seeker, setPassword } from '../support/company.ts';
import { ownOfEachTest } from '../support/own.ts';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { planted } from './planted.ts';
import { rowsOf } from './rows.ts';
import { searchFolder } from './search.ts';

const words = [
  ['name', '欧靐爩'],
  ['comment', 'qz66aa88bb99comment'],
  ['file', 'qz66aa88bb99file'],
] as const;
const password = 'Qz#2026Aa';
const own = Buffer.from(words[2][1]);
/** Bytes that somebody else sends after the person was erased. */
const shared = toWord('# 张三\n\n## 工作经历\n\n同一份简历\n');

/** One store after the other is brought back from a copy of before an erasure, beside a log that knows of it. */
describe('whoever was erased stays erased', () => {
  const kept = belongings();
  const own1 = ownOfEachTest();
  const [before, after] = [join(kept.folder(), 'before'), join(kept.folder(), 'after')];
  let person: Seeker & { readonly accountId: string };
  let sharedId: string;

  beforeAll(async () => {
    let server = await startServer({ dataDir: after });
    let company = await openCompany(server);
    const seeker = await company.seeker(words[0][1]);
    const { account } = (await seeker.browser.send('/api/session')).body as { account?: { accountId: string } };
    person = { ...seeker, accountId: account?.accountId ?? '' };
    await setPassword(person, password);
    await person.browser.upload('a.txt', own, 'attachment');
    await person.browser.upload('cv.docx', shared);
    const other = await company.seeker('别人');
    await setPassword(other, password);
    const { browser: hr } = await company.hire('hr', 'HR');
    // A colleague who has the bytes, too, keeps nobody from being erased.
    await hr.upload('a.txt', own, 'attachment');
    await company.admin.does('AddJobSeekerComment', { jobSeekerId: person.jobSeekerId, text: words[1][1] });
    await atRest(server.url);
    await server.stop({ keep: true });
    cpSync(after, before, { recursive: true });
    server = await startServer({ dataDir: after });
    company = await openCompany(server);
    await company.admin.does('EraseJobSeeker', { jobSeekerId: person.jobSeekerId });
    const isOver = () => server.events().some(({ type }) => type === 'JobSeekerErased');
    await until(isOver, 'the person to be erased', 120);
    const browser = new Browser(server);
    await browser.does('SignInWithPassword', { login: other.phone, password });
    sharedId = String((await browser.upload('mine.docx', shared)).body.fileId);
    await atRest(server.url);
    await server.stop({ keep: true });
    expect(new Set(searchFolder(before, words).map(({ place }) => place)).size).toBe(3);
    expect(searchFolder(after, words)).toEqual([]);
  }, 240_000);
  afterAll(() => kept.release());

  it('in a copy of before, where all of them are', () => {
    expect(Object.values(rowsOf(person, before)).every((count) => count > 0)).toBe(true);
  });

  it.each([
    ['files', ['files']],
    ['files and who uploaded them', ['files', 'uploads.db']],
    ['keys', ['keys.db']],
    ['keys and the list of the erased', ['keys.db', 'erased.jsonl']],
    ['rows', ['views.db']],
    ['messages of a development machine', ['dev-inbox.db']],
    ['passwords', ['credentials.db']],
    ['sign-ins', ['sign-ins.db']],
    [
      'everything but the log',
      ['files', 'uploads.db', 'keys.db', 'views.db', 'dev-inbox.db', 'credentials.db', 'sign-ins.db', 'erased.jsonl'],
    ],
  ])(
    'when %s are brought back',
    async (_what, names) => {
      const folder = join(own1.folder(), 'data');
      cpSync(after, folder, { recursive: true });
      for (const name of names) {
        rmSync(join(folder, name), { recursive: true, force: true });
        if (existsSync(join(before, name))) cpSync(join(before, name), join(folder, name), { recursive: true });
      }
      const server: Server = await startServer({ dataDir: folder, env: planted });
      try {
        await atRest(server.url);
        expect(searchFolder(folder, words)).toEqual([]);
        expect(rowsOf(person, folder)).toEqual({ keys: 0, passwords: 0, signIns: 0, devices: 0, uploads: 0 });
        expect(readErasureList(erasureListOf(folder)).map((one) => one.person)).toEqual([person.jobSeekerId]);
        // What somebody else has sent since is theirs.
        expect(existsSync(join(folder, 'files', sharedId.slice(0, 2), sharedId))).toBe(true);
      } finally {
        await server.stop({ keep: true });
      }
      expect(searchFolder(folder, words)).toEqual([]);
    },
    120_000,
  );
});
