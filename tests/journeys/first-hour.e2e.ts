import { type Browser, expect, type Page, test } from '@playwright/test';
import { act, button, type Desk, dialogOf, field, tick } from './desk/parts.ts';
import { makePosition } from './desk/positions.ts';
import { expectAccessible } from './support/axe.ts';
import { type Language, phone, windowOf } from './support/browser-window.ts';
import { inboxAt, linkIn } from './support/inbox.ts';
import { ownServer } from './support/server.ts';
import { signInStaff } from './support/sign-in.ts';
import { wordsIn } from './support/words.ts';

const own = ownServer({ DEMO: 'off' });

const company = { name: '海月科技', nameEn: 'Haiyue', accent: '#7a1f5c' };
const position = { title: '潮汐算法工程师', titleEn: 'Tide Algorithm Engineer' };
const invited = { name: '林一', loginName: 'lin.yi', mail: 'lin.yi@haiyue.example', password: 'Own#2026-lin' };
/** One pixel. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const pageOf = async (browser: Browser, language: Language, options = {}): Promise<Page> =>
  (await windowOf(browser, own().url, language, { viewport: { width: 1440, height: 900 }, ...options })).newPage();

test('an empty company is one that hires within its first hour', async ({ browser }) => {
  const { url } = own();
  const t = wordsIn('zh-CN');
  const desk: Desk = { page: await pageOf(browser, 'zh-CN'), url, t };
  const { page } = desk;
  const step = (name: string) => page.getByRole('listitem', { name: t(`settings.step.${name}`), exact: true });
  const isDone = (name: string) =>
    expect(step(name).getByText(t('settings.setup.done'), { exact: true })).toBeVisible();
  const isMissing = (name: string) =>
    expect(step(name).getByText(t('settings.setup.open'), { exact: true })).toBeVisible();
  const go = (name: string) =>
    step(name)
      .getByRole('link', { name: t(`settings.go.${name}`), exact: true })
      .click();
  const back = () => page.getByRole('link', { name: t('staff.nav.backToSetup'), exact: true }).click();

  await test.step('the password of the terminal opens the guide, which says what is missing', async () => {
    const given = /admin with (\S+) \(shown this once\)/.exec(own().printed)?.[1] ?? '';
    await signInStaff(page, url, t, 'admin', given);
    await expect(page.getByRole('heading', { level: 1, name: t('settings.setup.title') })).toBeVisible();
    for (const name of ['company', 'account', 'position', 'colleague']) await isMissing(name);
    for (const name of ['address', 'sap']) await isDone(name);
    // Nothing is configured that leaves this machine: what is sent can be read here, and the guide says so.
    for (const name of ['mail', 'sms'])
      await expect(step(name).getByText(t('settings.setup.inInbox'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await go('account');
    await act(desk, 'colleagues.password.change', async (dialog) => {
      await field(desk, 'colleagues.factor.password', dialog).fill(given);
      await field(desk, 'colleagues.password.next', dialog).fill('Own#2026-admin');
    });
    await back();
    await isDone('account');
  });

  await test.step('it gets a name, a colour and a logo', async () => {
    await go('company');
    const group = t('settings.group.company');
    await page.getByRole('button', { name: t('settings.action.editOf', { group }), exact: true }).click();
    const dialog = dialogOf(desk);
    await field(desk, 'settings.label.companyName', dialog).fill(company.name);
    await field(desk, 'settings.label.companyNameEn', dialog).fill(company.nameEn);
    await field(desk, 'settings.label.accent', dialog).fill(company.accent);
    await dialog.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await expect(dialog.getByText(t('settings.logo.chosen'), { exact: true })).toBeVisible();
    await button(desk, 'shared.action.save', dialog).click();
    await expect(dialog).toBeHidden();
    await back();
    await isDone('company');
  });

  await test.step('a test mail arrives, with a link that opens', async () => {
    await step('mail').getByLabel(t('settings.testTo.mail')).fill('me@haiyue.example');
    await step('mail')
      .getByRole('button', { name: t('settings.test.mail') })
      .click();
    await expect(step('mail').getByText(t('settings.tested.inInbox'))).toBeVisible();
    const mail = await inboxAt(url).find('me@haiyue.example', /测试邮件/);
    expect(mail.text).toContain(`${url}/social/jobs`);
    await step('sap')
      .getByRole('button', { name: t('settings.test.sap') })
      .click();
    await expect(step('sap').getByText(t('settings.tested.sap_sent'))).toBeVisible();
  });

  await test.step('the first colleague is invited, sets a password in English, and is at work', async () => {
    await go('colleague');
    const dialog = dialogOf(desk);
    await field(desk, 'colleagues.column.name', dialog).fill(invited.name);
    await field(desk, 'colleagues.column.login', dialog).fill(invited.loginName);
    await field(desk, 'colleagues.column.email', dialog).fill(invited.mail);
    await field(desk, 'colleagues.column.language', dialog).selectOption('en-US');
    await tick(dialog.getByRole('checkbox', { name: t('colleagues.role.HR'), exact: true }));
    await button(desk, 'colleagues.action.InviteColleague', dialog).click();
    // Being signed in is not enough to give somebody an account.
    const proof = page.getByRole('dialog', { name: t('staff.proof.title'), exact: true });
    await field(desk, 'staff.proof.password', proof).fill('Own#2026-admin');
    await button(desk, 'staff.proof.submit', proof).click();
    await expect(page.getByText(t('colleagues.done.InviteColleague'))).toBeVisible();
    await back();
    await isDone('colleague');
    const mail = await inboxAt(url).find(invited.mail, /lin\.yi/);
    await comesToWork(await pageOf(browser, 'en-US'), linkIn(mail, '/set_password/'));
  });

  await test.step('the first position is made and published, and the guide has nothing left but what nobody configured', async () => {
    await page.goto(`${url}/staff/setup`);
    await go('position');
    await makePosition(desk, position);
    await back();
    await isDone('position');
    await isMissing('scanner');
    await expect(page.getByText(t('settings.setup.waiting', { count: 1 }))).toBeVisible();
  });

  for (const language of ['zh-CN', 'en-US'] as const)
    await test.step(`a job seeker sees it, in ${language}`, async () => {
      const site = await pageOf(browser, language, phone);
      await site.goto(`${url}/social/jobs`);
      const title = language === 'zh-CN' ? position.title : position.titleEn;
      await expect(site.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible();
      await expect(site).toHaveTitle(new RegExp(language === 'zh-CN' ? company.name : company.nameEn));
      await expect(site.locator('img[src^="/api/logo/"]').first()).toBeVisible();
      await expectAccessible(site);
    });
});

async function comesToWork(page: Page, link: string): Promise<void> {
  const t = wordsIn('en-US');
  await page.goto(link);
  await page.getByLabel(t('colleagues.access.address')).fill(invited.mail);
  for (const box of await page.locator('input[type=password]').all()) await box.fill(invited.password);
  await page.getByRole('button', { name: t('colleagues.access.submit') }).click();
  await expect(page).toHaveURL(/\/staff/);
  await expect(page.getByRole('navigation', { name: t('staff.nav.label') })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(t('staff.nav.positions')) }).first()).toBeVisible();
}
