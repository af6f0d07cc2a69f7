import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logFiles, verify } from '@talentlog/runtime/sqlite';
import { atRest } from '../support/at-rest.mjs';
import { Browser } from '../support/browser.ts';
import { deliver, openCompany } from '../support/company.ts';
import { countEvents } from '../support/logged-events.ts';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { canariesOf, newMark } from './canaries.ts';
import { fieldsWith, personalFields } from './fields.ts';
import { notTold } from './not-told.ts';
import { tellOf } from './people.ts';
import { planted } from './planted.ts';
import { rowsOf } from './rows.ts';
import { bytesIn, formsOf, searchFolder as search } from './search.ts';
import type { Staff, Told } from './told.ts';

/** How many are erased, and what is left out on purpose: see `npm run erasure-proof`. */
const people = Number(process.env.ERASURE_PEOPLE ?? 2);

/**
 * The search holds this thread for seconds, in which the server closes connections that are kept: they are seen to be closed before anything is
 * sent by them.
 */
async function searchFolder(...where: Parameters<typeof search>): Promise<ReturnType<typeof search>> {
  const began = performance.now();
  const found = search(...where);
  const seconds = Math.round((performance.now() - began) / 1000);
  const [folder, words] = where;
  const forms = formsOf(words[0]?.[1] ?? '').length;
  process.stderr.write(
    `searched ${bytesIn(folder)} bytes for ${words.length} words in ${forms} forms, and in what is packed there: ${found.length} found, ${seconds} s\n`,
  );
  for (let turns = 0; turns < 3; turns += 1) await nextTurn();
  return found;
}

/** Told to nobody but the log, as ciphertext, or replaced by later words. */
const sealedAlone = [
  'reveal',
  'skip',
  'cancel',
  'toOffer',
  'hold',
  'back',
  'lock',
  'disagree',
  'proofC',
  'proofE',
].concat(
  ...[
    'opinion',
    'offernote',
    'edited',
    'meeting',
    'revised',
    'unfit',
    'ended',
    'reopened',
    'forward',
    'seen',
    'registered',
  ],
);

describe('whoever is erased', () => {
  const mark = newMark();
  let server: Server;
  let erased: Told[];
  let kept: Told;
  let staff: Staff;
  let admin: Browser;

  beforeAll(async () => {
    server = await startServer({ env: planted });
    const company = await openCompany(server);
    admin = company.admin;
    staff = {
      admin,
      hr: await company.hire('hr', 'HR'),
      approver: await company.hire('approver', 'OA'),
      second: await company.hire('second', 'OA'),
      screener: await company.hire('screener', 'SC'),
      interviewer: await company.hire('interviewer', 'IV'),
    };
    const advertised = await company.advertise(staff.hr.browser);
    erased = [];
    for (let index = 0; index < people; index += 1)
      erased.push(await tellOf(canariesOf(index, mark), server, staff, advertised));
    kept = await tellOf(canariesOf(people, newMark()), server, staff, advertised);
    await atRest(server.url, 300);
    // Each word was really there: what never arrived would be found nowhere afterwards, either.
    const words = erased
      .slice(0, 2)
      .flatMap(({ canaries }) => canaries.all())
      .filter(([place]) => !sealedAlone.includes(place));
    const there = new Set((await searchFolder(server.dataDir, words)).map(({ word }) => word));
    expect(words.filter(([, word]) => !there.has(word))).toEqual([]);
    const said = [mark.word, mark.name, ...erased.map(({ phone }) => phone.slice(1))];
    const withWords = await fieldsWith(said, server.dataDir);
    expect(personalFields.filter((field) => !withWords.has(field)).toSorted()).toEqual([...notTold].toSorted());
    // Others go on meanwhile.
    let isOver = false;
    const load = (async () => {
      while (!isOver) await deliver(await company.seeker('别人'), advertised);
    })();
    try {
      for (const { jobSeekerId } of erased) await admin.does('EraseJobSeeker', { jobSeekerId });
      const ended = () => countEvents(join(server.dataDir, 'events.db'), 'JobSeekerErased');
      await until(() => ended() === people, `${people} persons to be erased`, 1_800);
    } finally {
      isOver = true;
    }
    await load;
    await atRest(server.url, 300);
  }, 7_200_000);
  afterAll(() => server.stop());

  /** Every word of theirs begins with one of these. */
  const wordsOf = (persons: readonly Told[]) => [
    ['word', mark.word] as const,
    ['name', mark.name] as const,
    ...persons.map(({ phone }) => ['phone', phone.slice(1)] as const),
  ];

  it('is in no byte of the data folder while the server runs', async () => {
    expect((await searchFolder(server.dataDir, wordsOf(erased))).slice(0, 20)).toEqual([]);
  }, 3_600_000);

  it('is signed in nowhere, opens nothing, and is unknown to colleagues', async () => {
    for (const { browser, link, jobSeekerId, canaries } of erased) {
      expect((await browser.send('/api/session')).body).not.toMatchObject({ account: { jobSeekerId } });
      const { status } = await Browser.withToken(server, link).query('interviewPage', {});
      expect([401, 403, 404, 410]).toContain(status);
      const found = await staff.hr.browser.query('applications', { q: canaries.name });
      expect(found.text).not.toContain(canaries.name);
      const refused = await admin.post('AddJobSeekerComment', { jobSeekerId, text: '还在吗' });
      expect(refused.status).toBeGreaterThanOrEqual(400);
    }
    const none = { keys: 0, passwords: 0, signIns: 0, devices: 0, uploads: 0 };
    for (const person of erased) expect(rowsOf(person, server.dataDir)).toEqual(none);
    expect(Object.values(rowsOf(kept, server.dataDir)).every((count) => count > 0)).toBe(true);
  });

  it('leaves everybody else as they were', async () => {
    const words = kept.canaries.all().filter(([place]) => !sealedAlone.includes(place));
    const there = new Set((await searchFolder(server.dataDir, words)).map(({ word }) => word));
    expect(words.filter(([, word]) => !there.has(word))).toEqual([]);
    expect((await kept.browser.send('/api/session')).body).toMatchObject({
      account: { jobSeekerId: kept.jobSeekerId },
    });
  });

  it('stays gone when the server has stopped, and the log is still whole', async () => {
    await server.stop({ keep: true });
    expect((await searchFolder(server.dataDir, wordsOf(erased))).slice(0, 20)).toEqual([]);
    expect(await verify({ ...logFiles(server.dataDir), thorough: true })).toMatchObject({ ok: true });
    server = await startServer({ dataDir: server.dataDir, env: planted });
    await atRest(server.url, 300);
    expect((await searchFolder(server.dataDir, wordsOf(erased))).slice(0, 20)).toEqual([]);
  }, 3_600_000);
});
