import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Colleague, type Company, openCompany } from '../support/company.ts';
import { type Server, startServer } from '../support/server.ts';

interface AccessLog {
  readonly data: readonly {
    readonly reader: { readonly accountId: string };
    readonly jobSeekerId: string;
    readonly part: string;
  }[];
}

describe('who is known by a phone or an e-mail', () => {
  let server: Server;
  let company: Company;
  let auditor: Colleague;
  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    auditor = await company.hire('auditor', 'AU');
  });
  afterAll(() => server.stop());

  const email = () => `${randomUUID()}@example.com`;
  const rows = async () => {
    const { body } = await auditor.browser.send('/api/access-log');
    return (body as unknown as AccessLog).data.filter(({ part }) => part === 'CONTACT_KNOWN');
  };

  it('is answered twenty times a day to each colleague, in one count for all ways to ask, each with its row', async () => {
    const { browser, accountId } = await company.hire('asks', 'HR');
    const taken = email();
    const { jobSeekerId } = await browser.does('CreateJobSeeker', { name: '王晨', email: taken });
    const own = await browser.does('CreateJobSeeker', { name: '周晓', email: email() });
    const ask = async (turn: number) => {
      const { status, body } = await (turn % 2 === 0
        ? browser.post('CreateJobSeeker', { name: '林晓', email: taken.toUpperCase() })
        : browser.post('EditJobSeeker', { jobSeekerId: own.jobSeekerId, email: taken }));
      return `${status} ${body.code}`;
    };
    const answers = await Promise.all(Array.from({ length: 25 }, (_, turn) => ask(turn)));
    const counted = (answer: string) => answers.filter((one) => one === answer).length;
    expect([counted('409 account.email_taken'), counted('429 jobSeeker.contact_asked_too_often')]).toEqual([20, 5]);
    expect(await rows()).toEqual([
      expect.objectContaining({ reader: expect.objectContaining({ accountId }), jobSeekerId, count: 20 }),
    ]);
    // Whatever is asked then: also what is known to nobody. Others go on, and so does what asks for no contact.
    expect((await browser.post('CreateJobSeeker', { name: '高明', email: email() })).status).toBe(429);
    const renamed = await browser.post('EditJobSeeker', { jobSeekerId: own.jobSeekerId, name: '周晓晓' });
    expect(renamed.body.code).toBe('privacy.unauthorized');
    const other = await company.hire('asks.too', 'HR');
    expect((await other.browser.post('CreateJobSeeker', { name: '高明', email: taken })).body).toMatchObject({
      code: 'account.email_taken',
    });
  });

  it('tells the sender nothing of whose it is', async () => {
    const { browser } = await company.hire('asks.once', 'HR');
    const seeker = await company.seeker('何欣');
    const { text } = await browser.post('CreateJobSeeker', { name: '高明', phone: seeker.phone });
    expect(text).toContain('account.phone_taken');
    expect(text).not.toContain(seeker.jobSeekerId);
  });
});
