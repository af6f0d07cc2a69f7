import { describe, expect, test } from '@jest/globals';
import { type TemplateName, templateNames } from '@talentlog/contracts';
import { interview, policyCases } from './policy-cases.fixture.ts';
import { first, tell, who, write } from './told.fixture.ts';

describe('policies', () => {
  test('what led to an account before hears that it does no more', () => {
    const account = { accountId: 'ac1', jobSeekerId: 'js1', personId: 'js1' };
    const receivers = (type: string, data: object) =>
      tell(type, { ...account, ...data }).map(({ channel, receiver }) => [channel, receiver]);
    expect(receivers('PhoneChanged', { phone: '+862', former: '+861' })).toEqual([
      ['SMS', '+861'],
      ['MAIL', undefined],
    ]);
    expect(receivers('EmailChanged', { email: 'new@b.cn', former: 'old@b.cn', proved: true })).toEqual([
      ['MAIL', 'old@b.cn'],
      ['SMS', undefined],
    ]);
  });

  test.each(policyCases)('when %s %j', async (type, data, told) => {
    const requests = tell(type, data);
    expect(requests.map((request) => `${who(request)} ${request.template} ${request.channel}`)).toEqual(told);
    for (const request of requests) {
      for (const language of ['zh-CN', 'en-US'] as const) {
        const { subject, text, html, sms } = await write(request, language);
        expect(subject).not.toBe('');
        expect(`${subject}${text}${html}${sms ?? ''}`).not.toMatch(/\{\{|undefined|\[object/);
        if (request.channel === 'SMS') expect(sms).toMatch(/Acme/);
        if (request.link !== undefined) expect(text + (sms ?? '')).toContain('https://talent.example.com/x');
      }
    }
  });

  test('say nothing of the passwords that a first start gives', () => {
    const changed = { accountId: 'ac1', jobSeekerId: null, credentialId: 'c' };
    expect(tell('PasswordChanged', changed, 'system:seed')).toEqual([]);
    expect(tell('PasswordChanged', changed, 'system:sign-in')).toHaveLength(2);
  });

  test('tell other administrators who gave access, and nobody of what the house does by itself', async () => {
    const account = { accountId: 'ac1', jobSeekerId: null, personId: 'ac1' };
    const invited = { ...account, name: '李四', loginName: 'li.si', roles: ['AD', 'HR'], linkId: 'l1', expiresAt: 'x' };
    const given = tell('ColleagueInvited', invited, 'admin-1').filter(({ template }) => template === 'access-given');
    expect(given.map(({ to }) => to)).toEqual([{ holdersOf: 'ADMIN_USER', except: 'admin-1' }]);
    const [mail] = given;
    if (mail === undefined) throw new Error('nothing told');
    expect((await write(mail, 'zh-CN')).text).toContain('邀请了同事（管理员、招聘专员）');
    expect((await write(mail, 'en-US')).subject).toContain('invited (Administrator, Recruiter)');
    for (const type of ['StaffAccountCreated', 'RolesGranted', 'ColleagueInvited'])
      expect(tell(type, { ...invited }, 'system:seed').filter(({ template }) => template === 'access-given')).toEqual(
        [],
      );
  });

  test('tell about every template but those that lie behind a link', () => {
    const told = new Set(policyCases.flatMap(([type, data]) => tell(type, data).map((request) => request.template)));
    const messages = templateNames.filter((name) => name !== 'offer-letter');
    expect([...told].sort()).toEqual(messages.sort() satisfies TemplateName[]);
  });

  test('a policy hands the link’s id on, and never a name or an address', () => {
    for (const request of tell('InterviewArranged', interview).slice(0, 2)) {
      expect(request.link).toEqual({ purpose: 'interview', linkId: 'l-i' });
    }
  });

  test('an interviewer’s letter leads to the interview, and to the week where it is off', () => {
    const pages = (type: string, data: object) =>
      tell(type, data).flatMap(({ template, link }) => (template === 'interview-for-interviewer' ? [link] : []));
    const own = { page: `/staff/interviews/${interview.interviewId}` };
    expect(pages('InterviewArranged', interview)).toEqual([own, own]);
    expect(
      pages('InterviewCancelled', { ...interview, interviewerIds: ['iv1'], reason: null, cause: 'STAFF' }),
    ).toEqual([{ page: '/staff/interviews' }]);
  });

  test('an interview letter says when, how and where, in the language of its reader', async () => {
    const mail = first('InterviewArranged', { ...interview, arrangedBy: 'hr1' });
    const { text } = await write(mail, 'zh-CN');
    expect(text).toContain(
      '时间：2026年12月1日（周二）14:30（60分钟）\n\n方式：视频面试\n\n会议号：778\n\n会议链接：https://meet.example.com/7\n\n有事请联系：林静，021-1234',
    );
    expect((await write(mail, 'en-US')).text).toContain('Time: Tue, 1 Dec 2026, 14:30 (China time) (60 minutes)');
    expect(text).not.toContain('地点');
  });
});
