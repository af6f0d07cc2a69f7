import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atRest } from '../support/at-rest.mjs';
import { type Company, deliver, openCompany, setPassword } from '../support/company.ts';
import { linkTo } from '../support/inbox.ts';
import { inDays, videoPlace } from '../support/position.ts';
import { adminPassword, type Server, startServer } from '../support/server.ts';
import { bytesOf } from '../support/stored-files.ts';

/** Words that nobody else writes. */
const canaries = {
  meetingPassword: 'pw-0f3a91c7',
  sessionPassword: 'pw-77be20d4',
  cancelled: '取消缘由-5c1d',
  closed: '关闭缘由-9e42',
};

/** Files of the log and of the views, with what is written ahead of them. */
const filesOf = (folder: string, ...names: string[]): Buffer =>
  Buffer.concat(
    readdirSync(folder)
      .filter((name) => names.some((one) => name.startsWith(one)))
      .map((name) => bytesOf(join(folder, name))),
  );

describe('what lies on the disk', () => {
  let server: Server;
  let company: Company;
  let tokens: readonly string[];

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    const hr = await company.hire('hr', 'HR', 'IV');
    await setPassword(hr, 'Recruiter#2026');
    const advertised = await company.advertise(hr.browser);
    const seekers = [await company.seeker('尤三姐'), await company.seeker('尤二姐')];
    const [arranged = '', invited = ''] = await Promise.all(seekers.map((seeker) => deliver(seeker, advertised)));
    for (const applicationId of [arranged, invited])
      await hr.browser.does('SkipStage', { applicationId, to: 'FIRST_INTERVIEW', reason: '急招' });
    await hr.browser.does('ArrangeInterview', {
      applicationId: arranged,
      start: inDays(2),
      end: new Date(Date.parse(inDays(2)) + 30 * 60_000).toISOString(),
      place: { ...videoPlace, password: canaries.meetingPassword },
      interviewerIds: [hr.accountId],
    });
    const { appointmentSessionId } = await hr.browser.does('CreateAppointmentSession', {
      facts: {
        name: '初试',
        positionId: advertised.positionId,
        stage: 'FIRST_INTERVIEW',
        place: { ...videoPlace, password: canaries.sessionPassword },
        durationMinutes: 30,
        principalId: hr.accountId,
        interviewerIds: [hr.accountId],
      },
      deadline: inDays(1),
      segments: [{ start: inDays(3), end: new Date(Date.parse(inDays(3)) + 3_600_000).toISOString(), seats: 1 }],
    });
    await hr.browser.does('InviteToSession', { appointmentSessionId, applicationIds: [invited] });
    await hr.browser.does('OpenAppointmentSession', { appointmentSessionId });
    const kinds = ['invite_interview', 'invite_reservation'] as const;
    tokens = await Promise.all(seekers.map(({ email }, index) => linkTo(server, email, kinds[index] ?? '')));
    await hr.browser.does('CancelAppointmentSession', { appointmentSessionId, reason: canaries.cancelled });
    await hr.browser.does('ClosePosition', { positionId: advertised.positionId, reason: canaries.closed });
    await atRest(server.url);
  });
  afterAll(() => server.stop());

  it('has no token of a link and no hash of a password, neither in the log nor in the views', async () => {
    const kept = filesOf(server.dataDir, 'events.db', 'views.db');
    expect(kept.length).toBeGreaterThan(100_000);
    expect(new Set(tokens).size).toBe(2);
    for (const secret of [...tokens, '$argon2', adminPassword, 'Recruiter#2026'])
      expect([secret, kept.includes(secret)]).toEqual([secret, false]);
  });

  it('has the hashes in a store of their own, and nothing else there', () => {
    const kept = filesOf(server.dataDir, 'credentials.db').toString('latin1');
    expect(kept).toContain('$argon2id$');
    for (const secret of [adminPassword, 'Recruiter#2026']) expect(kept).not.toContain(secret);
  });

  it('has passwords of meetings and words about people in the log as ciphertext only', () => {
    const log = filesOf(server.dataDir, 'events.db');
    for (const words of Object.values(canaries)) expect([words, log.includes(words)]).toEqual([words, false]);
    for (const words of [videoPlace.meetingCode, videoPlace.link])
      expect([words, log.includes(words)]).toEqual([words, false]);
  });
});
