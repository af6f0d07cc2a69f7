import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer } from '../support/answer.ts';
import { type Colleague, type Company, deliver, newPhone, openCompany, type Seeker } from '../support/company.ts';
import { videoPlace } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const rivals = 200;

describe('many at once', () => {
  let server: Server;
  let company: Company;
  let hr: Colleague;

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    hr = await company.hire('hr', 'HR', 'IV');
  });
  afterAll(() => server.stop());

  const count = (type: string) => server.events().filter((event) => event.type === type).length;

  it(`${rivals} people want one seat: one gets it, the others are told that it is taken`, async () => {
    const advertised = await company.advertise(hr.browser);
    const seekers: Seeker[] = [];
    const applications: string[] = [];
    for (let begun = 0; begun < rivals; begun += 20)
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          const seeker = await company.seeker();
          const applicationId = await deliver(seeker, advertised);
          await hr.browser.does('SkipStage', { applicationId, to: 'FIRST_INTERVIEW', reason: '急招' });
          seekers.push(seeker);
          applications.push(applicationId);
        }),
      );
    const { appointmentSessionId } = await hr.browser.does('CreateAppointmentSession', {
      facts: {
        name: '一席',
        positionId: advertised.positionId,
        stage: 'FIRST_INTERVIEW',
        place: videoPlace,
        durationMinutes: 30,
        principalId: hr.accountId,
        interviewerIds: [hr.accountId],
      },
      deadline: minutes(60),
      segments: [{ start: minutes(120), end: minutes(150), seats: 1 }],
    });
    const invited = await hr.browser.does('InviteToSession', { appointmentSessionId, applicationIds: applications });
    await hr.browser.does('OpenAppointmentSession', { appointmentSessionId });
    const appointmentIds = invited.appointmentIds as string[];
    expect(appointmentIds).toHaveLength(rivals);
    const sessionOf = { sessionId: String(appointmentSessionId) };
    const { segments } = await hr.browser.asks<{ segments: { segmentId: string }[] }>('sessionDetail', sessionOf);
    const segmentId = segments[0]?.segmentId;

    const rush = async ({ browser }: Seeker, index: number): Promise<Answer[]> => {
      const appointmentId = appointmentIds[index];
      return [
        await browser.post('ChooseSlot', { appointmentId, segmentId }),
        await browser.post('ConfirmSlot', { appointmentId, segmentId }),
      ];
    };
    const outcomes = await Promise.all(seekers.map(rush));
    const winners = outcomes.filter(([, confirmed]) => confirmed?.status === 200);
    expect(winners).toHaveLength(1);
    for (const [chosen, confirmed] of outcomes) {
      if (confirmed?.status === 200) continue;
      expect(['appointment.no_time', 'appointment.slot_taken']).toContain(chosen?.body.code);
      expect([chosen?.status, confirmed?.status]).toEqual([409, 409]);
    }
    expect([count('SlotHeld'), count('SlotReserved'), count('SeatConfirmed')]).toEqual([1, 1, 1]);
  });

  it('one phone registers once, however often it signs in at once', async () => {
    const phone = newPhone();
    const wish = { name: '同名', loginName: 'same', roles: ['CO'], phone };
    const answers = await Promise.all(Array.from({ length: 50 }, () => company.admin.post('CreateStaffAccount', wish)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, body.code]).toEqual([409, expect.stringMatching(/^account\.(phone|login)_taken$/)]);
  });

  it('a code has five tries, also when they come together', async () => {
    const phone = newPhone();
    const { Browser } = await import('../support/browser.ts');
    const guesser = new Browser(server);
    await guesser.does('RequestSmsCode', { phone, purpose: 'SIGN_IN' });
    const guesses = Array.from({ length: 60 }, (_, index) => String(index).padStart(6, '0'));
    const agreed = await guesser.shown('agreement');
    const answers = await Promise.all(guesses.map((code) => guesser.post('SignInWithSms', { phone, code, agreed })));
    const wrong = answers.filter(({ body }) => body.code === 'sms.code_wrong').length;
    const right = answers.filter(({ status }) => status === 200).length;
    expect(wrong + right).toBeLessThanOrEqual(5);
  });

  describe('the same Idempotency-Key', () => {
    const wish = { name: '张三', phone: '+8617299990001' };

    it('twice is one event and one answer', async () => {
      const key = { 'idempotency-key': randomUUID() };
      const first = await hr.browser.post('CreateJobSeeker', wish, key);
      const before = count('JobSeekerCreated');
      const second = await hr.browser.post('CreateJobSeeker', wish, key);
      expect(first.status).toBe(200);
      expect([second.status, second.text]).toEqual([200, first.text]);
      expect(count('JobSeekerCreated')).toBe(before);
    });

    it('forty times at once is one event and one answer', async () => {
      const key = { 'idempotency-key': randomUUID() };
      const other = { name: '李四', phone: '+8617299990002' };
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => hr.browser.post('CreateJobSeeker', other, key)),
      );
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      const id = answers[0]?.body.events?.[0]?.id;
      expect(server.events().filter((event) => event.id === id)).toHaveLength(1);
    });

    it('with another payload or another command is refused, and of another sender it is a key of its own', async () => {
      const key = { 'idempotency-key': randomUUID() };
      const third = { name: '王五', phone: '+8617299990003' };
      expect((await hr.browser.post('CreateJobSeeker', third, key)).status).toBe(200);
      const before = count('JobSeekerCreated');
      const tries = [
        await hr.browser.post('CreateJobSeeker', { ...third, name: '王六' }, key),
        await hr.browser.post('CreatePosition', { details: {} }, key),
        await company.admin.post('CreateJobSeeker', third, key),
      ];
      expect(tries.map(({ status, body }) => [status, body.code])).toEqual([
        [409, 'common.id_reused'],
        [400, 'common.invalid'],
        [409, 'account.phone_taken'],
      ]);
      expect(count('JobSeekerCreated')).toBe(before);
    });

    it('must be a UUID', async () => {
      const { status, body } = await hr.browser.post('CreateJobSeeker', wish, { 'idempotency-key': 'again' });
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'Idempotency-Key']);
    });
  });
});
