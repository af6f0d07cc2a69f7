import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AccessLogAnswer, type QueryContract, type QueryName, queries } from '@talentlog/contracts';
import type { Browser } from '../support/browser.ts';
import { openCompany } from '../support/company.ts';
import { chosenStreams } from '../support/kept-company.ts';
import { ownOfFile } from '../support/own.ts';
import { type Planted, plantCompany } from '../support/planted-company.ts';
import { type Server, startServer } from '../support/server.ts';

const nobody = '00000000-0000-4000-8000-000000000001';
const contracts: Readonly<Record<string, QueryContract>> = queries;

/**
 * A line of a list names people, shows their tags, school, employer and where one meets; names of accounts are those of colleagues, too.
 */
const isOfLine = ({ type, field, data }: Planted): boolean =>
  ['name', 'place'].includes(field) ||
  type === 'JobSeekerTagged' ||
  (type === 'ResumeBlockSaved' && ['education', 'work'].includes(String(data.block))) ||
  (type === 'ContactChanged' && data.field === 'name');

/** Which one of what a question is asked about: the streams whose ids it takes, and as which parameter. */
const takes: { readonly [N in QueryName]?: readonly [parameter: string, aggregate: string] } = {
  applicationDetail: ['applicationId', 'application'],
  collectionDetail: ['collectionId', 'infoCollection'],
  collectionValue: ['collectionId', 'infoCollection'],
  interviewDetail: ['interviewId', 'interview'],
  messageTemplateTrial: ['applicationId', 'application'],
  offerDetail: ['offerId', 'offer'],
  offerPaper: ['offerId', 'offer'],
  personContact: ['jobSeekerId', 'jobSeeker'],
  personTimeline: ['jobSeekerId', 'jobSeeker'],
  broughtResume: ['jobSeekerId', 'jobSeeker'],
  positionDetail: ['positionId', 'position'],
  screeningItem: ['itemId', 'screeningItem'],
  sessionDetail: ['sessionId', 'appointmentSession'],
};

/** What else such a question has to say. */
const besides: { readonly [N in QueryName]?: string } = {
  collectionValue: '&field=bank.number',
  messageTemplateTrial: '&template=resume-delivered&language=zh-CN',
  offerPaper: '&language=zh-CN',
};

/** The same person is read in parts; a row each. */
type Rows = ReadonlyMap<string, number>;

describe('an answer with what is kept of a person', () => {
  const own = ownOfFile();
  let server: Server;
  let admin: Browser;
  let auditor: Browser;
  let streams: readonly string[];
  let content: readonly Planted[];

  beforeAll(async () => {
    const dataDir = own.folder();
    await (await startServer({ dataDir })).stop({ keep: true });
    const planted = await plantCompany(dataDir);
    ({ streams } = planted);
    content = planted.texts.filter((one) => one.jobSeekerId !== '' && !isOfLine(one));
    server = await startServer({ dataDir });
    const company = await openCompany(server);
    admin = company.admin;
    auditor = (await company.hire('checker', 'AU')).browser;
    for (const jobSeekerId of idsOf('jobSeeker'))
      for (const field of ['contact', 'bank.number'])
        await admin.post('RevealContact', { jobSeekerId, field, reason: '核对' });
    for (const browser of [admin, auditor]) browser.sees(await server.head());
  }, 60_000);
  afterAll(() => server.stop());

  const idsOf = (aggregate: string): string[] =>
    streams.filter((stream) => stream.startsWith(`${aggregate}-`)).map((stream) => stream.slice(aggregate.length + 1));

  /** How often each part of each person was read so far. */
  async function rows(): Promise<Rows> {
    const found = new Map<string, number>();
    for (let page = 1; ; page += 1) {
      const { body } = await auditor.send(`/api/access-log?page=${page}`);
      const { data, page: of } = body as unknown as AccessLogAnswer;
      for (const { part, jobSeekerId, count } of data) {
        const key = `${part} ${jobSeekerId}`;
        found.set(key, (found.get(key) ?? 0) + count);
      }
      if (page * of.size >= of.total) return found;
    }
  }

  /** The people whose content stands in these answers, and those of whom a row was left meanwhile. */
  async function opened(browser: Browser, addresses: readonly string[], part: string) {
    const before = await rows();
    const texts: string[] = [];
    for (const address of addresses) {
      const { status, text } = await browser.send(address);
      if (status >= 500) throw new Error(`${address}: ${status} ${text}`);
      if (status === 200) texts.push(text);
    }
    const left = [...(await rows())].filter(([key, count]) => count > (before.get(key) ?? 0)).map(([key]) => key);
    const all = texts.join('\n');
    // `zqcanary1` must not be found in `zqcanary12`.
    const words = new Set(all.match(/zqcanary\d+/g));
    const shown = new Set(
      content.filter(({ text }) => words.has(text)).map(({ jobSeekerId }) => `${part} ${jobSeekerId}`),
    );
    const foreign = left.filter(
      (key) => !key.startsWith(`${part} `) || !(all + addresses).includes(key.slice(part.length + 1)),
    );
    return { left, shown: [...shown], unnoted: [...shown].filter((key) => !left.includes(key)), foreign };
  }

  const askedOf = (name: QueryName): string[] => {
    const [parameter, aggregate] = takes[name] ?? [];
    if (parameter === undefined || aggregate === undefined) return [''];
    const more = besides[name] ?? '';
    return [...idsOf(aggregate), nobody].map((id) => `?${parameter}=${id}${more}`);
  };

  const staffs = (Object.keys(contracts) as QueryName[]).filter((name) =>
    contracts[name]?.grants.some((grant) => 'staff' in grant || 'self' in grant),
  );

  it.each(staffs)('%s leaves a row of everybody it opens, and of nobody else', async (name) => {
    const { reads = '' } = contracts[name] ?? {};
    const isLines = ['LINES', 'OWN', 'COMPANY'].includes(reads);
    const isSearch = name === 'paletteSearch' || name === 'resumeSearch';
    const more = isSearch ? ['?text=zqcanary', '?text=1'] : askedOf(name);
    const answer = await opened(
      admin,
      more.map((search) => `/api/queries/${name}${search}`),
      reads,
    );
    expect({ ...answer, left: isLines ? answer.left : [], shown: isLines ? answer.shown : [] }).toEqual({
      left: [],
      shown: [],
      unnoted: [],
      foreign: [],
    });
    // In the kept company nobody told why they would not come to a session; a trial of a wording shows the name alone.
    const isSilent = name === 'sessionDetail' || name === 'messageTemplateTrial';
    // Nor did anybody ask of their data, or mention the administrator.
    if (!isLines && reads !== 'DATA_REQUEST' && reads !== 'MENTION')
      expect([name, answer.left.length > 0, answer.shown.length > 0]).toEqual([name, true, !isSilent]);
  });

  it('is none of somebody whom nobody knows', async () => {
    const before = await rows();
    for (const address of [`notifications?jobSeekerId=${nobody}`, `personTimeline?jobSeekerId=${nobody}`])
      await admin.send(`/api/queries/${address}`);
    expect(await rows()).toEqual(before);
  });

  it.each([
    ['', 'jobSeeker'],
    ['/at', 'jobSeeker'],
    ['', 'offer'],
    ['/at', 'offer'],
    ['', 'appointmentSession'],
    ['/at', 'appointmentSession'],
  ])('leaves one of everybody in a history%s of %s', async (suffix, aggregate) => {
    const mine = idsOf(aggregate).map((id) => `${aggregate}-${id}`);
    const told = chosenStreams().filter(({ stream }) => mine.includes(stream));
    const ids = [...JSON.stringify(told).matchAll(/"jobSeekerId":"([^"]+)"/g)].map(([, id]) => String(id));
    const named = new Set(ids);
    const { left } = await opened(
      auditor,
      mine.map((stream) => `/api/history/${stream}${suffix}`),
      'HISTORY',
    );
    expect(left.sort()).toEqual([...named].map((id) => `HISTORY ${id}`).sort());
    expect(named.size).toBeGreaterThan(0);
  });
});
