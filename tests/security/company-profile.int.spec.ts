import { describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { companyOfFile } from '../support/company-of-file.ts';
import { inbox } from '../support/inbox.ts';

const here = companyOfFile();

const change = (values: object) => here.company.admin.post('ChangeSettings', { values });
async function page(path: string, language = 'zh-CN'): Promise<string> {
  // A page is of the log as it was when it was asked for: whoever wrote last waits for their own words.
  await here.company.admin.asks('companyProfile');
  return (await fetch(`${here.server.url}${path}`, { headers: { cookie: `language=${language}` } })).text();
}
describe('the name of the company', () => {
  it('is nobody’s in the beginning, and the company’s own everywhere once it is told', async () => {
    expect(await page('/social/jobs')).toContain('本公司招聘');
    for (const path of ['/social/jobs', '/privacy', '/registrationAgreement', '/staff'])
      expect(await page(path)).not.toMatch(/云岭|Yunling|yunling/);
    await change({ companyName: '海月科技', companyNameEn: 'Haiyue', companyFullName: '海月科技有限公司' });
    await change({ contactMail: 'Talent@haiyue.example', icpNumber: '浙ICP备12345678号', sloganEn: 'Chips & ships' });
    const chinese = await page('/social/jobs');
    expect(chinese).toContain('海月科技招聘</title>');
    expect(chinese).toContain('mailto:talent@haiyue.example');
    expect(chinese).toContain('浙ICP备12345678号');
    expect(await page('/social/jobs', 'en-US')).toContain('Haiyue Careers</title>');
    expect(await page('/social/jobs', 'en-US')).toContain('Chips &amp; ships');
    expect(await page('/privacy')).toContain('海月科技有限公司在招聘中收集');
    expect(await page('/staff')).toContain('海月科技');
  });

  it('signs codes, also in mail', async () => {
    await new Browser(here.server).does('RequestSmsCode', { phone: '+8613912345678', purpose: 'SIGN_IN' });
    const [sms] = await inbox(here.server, '+8613912345678');
    expect(sms?.text).toContain('【海月科技】');
  });
});

describe('texts of the company', () => {
  it('are text wherever they stand', async () => {
    const hostile = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>{0}$&';
    await change({
      slogan: hostile.slice(0, 40),
      about: hostile,
      footer: hostile,
      companyFullName: hostile.slice(0, 60),
    });
    for (const path of ['/social/jobs', '/privacy', '/staff', '/login']) {
      const html = await page(path);
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<img src=x');
      expect(html).not.toContain('</script><script>');
    }
    await change({ slogan: '', about: '', footer: '', companyFullName: '' });
  });

  it.each([
    ['a name of two lines, for headers of mail', { companyName: '海月\r\nBcc: x@example.com' }],
    ['a long name', { companyName: '海'.repeat(41) }],
    ['an address that is none', { contactMail: 'javascript:alert(1)' }],
    ['a colour with more styles in it', { accent: '#0f5e8c}body{display:none' }],
    ['a colour by its name', { accent: 'red' }],
    ['a picture that nobody sent', { logo: { fileId: 'a'.repeat(64), type: 'image/png' } }],
    ['a picture of another kind', { logo: { fileId: 'a'.repeat(64), type: 'image/svg+xml' } }],
  ])('are no way in: %s', async (what, values) => {
    const { status } = await change(values);
    if (what.startsWith('a name of two lines')) {
      // Line ends are left out, as everywhere in a text of one line.
      expect(status).toBe(200);
      expect(
        (await here.company.admin.asks<{ name: Record<string, string> }>('companyProfile')).name['zh-CN'],
      ).not.toMatch(/[\r\n]/);
      await change({ companyName: '海月科技' });
    } else expect(status).toBe(400);
  });

  it('must be readable: a pale colour is refused with one that would do', async () => {
    const { status, body } = await change({ accent: '#ffcc00' });
    expect([status, body.code]).toEqual([422, 'settings.accent_contrast']);
    const { readable } = body.params as { readable: string };
    expect((await change({ accent: readable })).status).toBe(200);
    expect(await page('/social/jobs')).toContain(`--accent:${readable}`);
    await change({ accent: '#0f5e8c' });
  });

  it('are the administrator’s alone', async () => {
    const { browser } = await here.company.hire('recruiter', 'HR');
    expect((await browser.post('ChangeSettings', { values: { companyName: 'x' } })).status).toBe(403);
    expect((await new Browser(here.server).post('ChangeSettings', { values: { companyName: 'x' } })).status).toBe(401);
  });
});
