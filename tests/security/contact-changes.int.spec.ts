import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerOf } from '../support/answer-of.ts';
import { Browser } from '../support/browser.ts';
import { type Advertised, type Company, deliver, newPhone, openCompany, signInByPhone } from '../support/company.ts';
import { inbox, linkTo, until } from '../support/inbox.ts';
import { plantConsent } from '../support/planted-consent.ts';
import { inDays, terms, videoPlace } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

interface Person {
  readonly jobSeekerId: string;
  readonly phone: string | null;
  readonly email: string | null;
}

const logins = ['owner', 'second', 'approver'] as const;

describe('a phone or e-mail of a candidate', () => {
  let server: Server;
  let company: Company;
  const as = {} as Record<(typeof logins)[number], Browser>;
  const places = {} as Record<'owner' | 'second', Advertised>;
  const accounts: Record<string, string> = {};
  /** Of the owner, by person. */
  const applications: Record<string, string> = {};
  /** People whom staff entered, with a consent that was given elsewhere. */
  const people = {} as Record<'both' | 'mailAlone' | 'own' | 'offered' | 'legacy', Person>;

  beforeAll(async () => {
    const first = await startServer();
    const before = await openCompany(first);
    const phones: Record<string, string> = {};
    for (const login of logins) {
      const phone = newPhone();
      const wish = { name: `同事 ${login}`, loginName: login, phone, email: `${login}@yunling.example` };
      const roles = login === 'approver' ? ['OA'] : ['HR', 'IV'];
      const { accountId } = await before.admin.does('CreateStaffAccount', { ...wish, roles });
      phones[login] = phone;
      accounts[login] = String(accountId);
    }
    for (const name of ['both', 'mailAlone', 'own', 'offered', 'legacy'] as const) {
      const phone = name === 'mailAlone' ? null : newPhone();
      const email = `${name.toLowerCase()}@mail.example`;
      const { jobSeekerId } = await before.admin.does('CreateJobSeeker', { name: '林问', phone, email });
      people[name] = { jobSeekerId: String(jobSeekerId), phone, email };
    }
    await first.stop({ keep: true });
    for (const { jobSeekerId } of Object.values(people)) await plantConsent(first.dataDir, jobSeekerId);
    server = await startServer({ dataDir: first.dataDir });
    company = await openCompany(server);
    for (const login of logins) as[login] = await signInByPhone(server, phones[login] ?? '');
    places.owner = await company.advertise(as.owner);
    places.second = await company.advertise(as.second);
  });
  afterAll(() => server.stop());

  const takeUp = async (login: 'owner' | 'second', { jobSeekerId }: Person) => {
    const { positionId } = places[login];
    return String((await as[login].does('CreateApplication', { jobSeekerId, positionId })).applicationId);
  };
  /** The token of the link to an interview that the owner arranges, as the mail brings it. */
  const interviewLink = async (applicationId: string, email: string | null, days: number) => {
    await as.owner.does('SkipStage', { applicationId, to: 'FIRST_INTERVIEW', reason: '急招' });
    const start = inDays(days);
    const end = new Date(Date.parse(start) + 1_800_000).toISOString();
    const interviewerIds = [accounts.owner];
    await as.owner.does('ArrangeInterview', { applicationId, start, end, place: videoPlace, interviewerIds });
    return linkTo(server, String(email), 'invite_interview');
  };
  const edit = (browser: Browser, { jobSeekerId }: Person, wish: object) =>
    answerOf(browser, 'EditJobSeeker', { jobSeekerId, ...wish });
  /** Who somebody is who signs in at this phone for the first time. */
  const personAt = async (phone: string) => {
    const browser = await signInByPhone(server, phone);
    const { account } = (await browser.send('/api/session')).body as { account?: { jobSeekerId: string } };
    return account?.jobSeekerId;
  };
  const changedOf = ({ jobSeekerId }: Person) =>
    server.events().filter(({ type, stream }) => type === 'ContactChanged' && stream === `jobSeeker-${jobSeekerId}`)
      .length;

  it('is not changed by who answers for one of two positions', async () => {
    const { both } = people;
    applications.both = await takeUp('owner', both);
    applications['both owner'] = applications.both;
    applications['both second'] = await takeUp('second', both);
    const phone = newPhone();
    const wishes = [
      { phone },
      { phone: null },
      { email: 'thief@mail.example' },
      { email: null },
      { phone, email: 'a@b.cn' },
    ];
    for (const wish of wishes)
      for (const login of ['owner', 'second'] as const)
        expect([login, wish, await edit(as[login], both, wish)]).toEqual([login, wish, 'jobSeeker.contact_elsewhere']);
    expect(changedOf(both)).toBe(0);
    expect(await personAt(phone)).not.toBe(both.jobSeekerId);
    // A name is no way in.
    expect(await edit(as.second, both, { name: '林文' })).toBe('taken');
  });

  it('is changed with the yes of the other owner; the old end hears of it, and links from before are dead', async () => {
    const { both } = people;
    const { jobSeekerId } = both;
    const email = 'lin.new@mail.example';
    const link = Browser.withToken(server, await interviewLink(applications.both ?? '', both.email, 2));
    expect((await link.query('linkOpened')).status).toBe(200);
    await as.second.does('ProposeContactChange', { jobSeekerId, email });
    const [asked] = await until('the mail to the owner', async () => {
      const mails = await inbox(server, 'owner@yunling.example', 'mail');
      const own = mails.filter(({ subject }) => /email address|邮箱/.test(subject));
      return own.length > 0 && own;
    });
    expect(asked?.text).toContain('/staff/applications/');
    expect(asked?.text).not.toContain(email);
    // Who is asked finds it where they look at the candidate; who asked sees that it is waited for.
    type Waits = { contactsToConfirm: { field: string; isYours: boolean; contact: string }[] };
    const waitsFor = async (login: 'owner' | 'second') => {
      const applicationId = applications[`both ${login}`] ?? '';
      return (await as[login].asks<Waits>('applicationDetail', { applicationId })).contactsToConfirm;
    };
    expect(await waitsFor('owner')).toMatchObject([{ field: 'email', isYours: true }]);
    expect(await waitsFor('second')).toMatchObject([{ field: 'email', isYours: false }]);
    expect((await waitsFor('second'))[0]?.contact).not.toBe(email);
    expect(await answerOf(as.second, 'AgreeToContact', { jobSeekerId, field: 'email' })).toBe(
      'jobSeeker.contact_agreed',
    );
    expect(changedOf(both)).toBe(1);
    await as.owner.does('AgreeToContact', { jobSeekerId, field: 'email' });
    expect(changedOf(both)).toBe(2);
    for (const end of [both.email, both.phone])
      await until(`the word to ${end}`, async () =>
        (await inbox(server, String(end))).some(
          ({ text }) => /团队修改了您的|changed your/.test(text) && !text.includes(email),
        ),
      );
    expect((await link.query('linkOpened')).body.code).toBe('link.expired');
    expect(await answerOf(link, 'VerifyLinkTail', { tail: String(both.phone).slice(-4) })).toBe('link.expired');
  });

  it('stays where the person answered a link', async () => {
    const { own } = people;
    const applicationId = await takeUp('owner', own);
    const email = 'typo.mended@mail.example';
    expect(await edit(as.owner, own, { email })).toBe('taken');
    const holder = Browser.withToken(server, await interviewLink(applicationId, email, 3));
    await holder.does('VerifyLinkTail', { tail: String(own.phone).slice(-4) });
    for (const by of [as.owner, company.admin])
      expect(await edit(by, own, { phone: newPhone() })).toBe('jobSeeker.contact_proved');
    expect(await personAt(String(own.phone))).toBe(own.jobSeekerId);
  });

  it('stays while an offer lives', async () => {
    const { offered } = people;
    const applicationId = await takeUp('owner', offered);
    await as.owner.does('SkipStage', { applicationId, to: 'OFFER', reason: '急招' });
    await as.owner.does('DraftOffer', { applicationId, ...terms, approverIds: [accounts.approver] });
    for (const by of [as.owner, company.admin])
      expect(await edit(by, offered, { email: 'other@mail.example' })).toBe('jobSeeker.contact_in_use');
  });

  it('that a colleague wrote makes nobody the candidate of another position, nor gets its letters, without its owner’s yes', async () => {
    const { mailAlone } = people;
    const phone = newPhone();
    // Nobody works with the person yet.
    expect(await edit(as.second, mailAlone, { phone })).toBe('taken');
    const applicationId = await takeUp('owner', mailAlone);
    await as.owner.does('EliminateApplication', { applicationId, outcome: 'NOT_PASSED', reason: '不合适' });
    await until('the mail about the end', async () =>
      (await inbox(server, String(mailAlone.email), 'mail')).some(({ text }) => !/consent|联系/.test(text)),
    );
    expect(await inbox(server, phone)).toEqual([]);
    expect(await personAt(phone)).not.toBe(mailAlone.jobSeekerId);
  });

  it('leads to the candidate once every owner agreed to it', async () => {
    const { legacy } = people;
    const phone = newPhone();
    expect(await edit(as.second, legacy, { phone })).toBe('taken');
    await takeUp('owner', legacy);
    await as.owner.does('AgreeToContact', { jobSeekerId: legacy.jobSeekerId, field: 'phone' });
    expect(await personAt(phone)).toBe(legacy.jobSeekerId);
  });

  it('of an account whose e-mail is only typed is not changed by a second recruiter either', async () => {
    const seeker = await company.seeker();
    const { jobSeekerId } = seeker;
    await deliver(seeker, places.owner);
    const { positionId } = places.second;
    await as.second.does('CreateApplication', { jobSeekerId, positionId });
    expect(await edit(as.second, seeker, { email: 'thief@mail.example' })).toBe('jobSeeker.contact_elsewhere');
    expect(await edit(as.second, seeker, { phone: newPhone() })).toBe('jobSeeker.contact_proved');
  });
});
