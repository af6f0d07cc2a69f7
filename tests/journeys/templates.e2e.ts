import { expect, test } from '@playwright/test';
import { button, type Desk, deskOf, dialogOf, field } from './desk/parts.ts';
import { expectAccessible } from './support/axe.ts';
import { inboxAt } from './support/inbox.ts';
import { ownServer } from './support/server.ts';
import { wordsIn } from './support/words.ts';

const own = ownServer();
const person = '曹阳';
const written = '{{name}}，记得在 {{expiresAt}} 前回复 <b>潮汐</b>';

test('an administrator writes the words of a message, tries them, and takes them back', async ({ browser }) => {
  const { url } = own();
  const t = wordsIn('zh-CN');
  const desk: Desk = await deskOf(browser, url, t, 'zh-CN', 'admin');
  const { page } = desk;
  const content = field(desk, 'templates.field.content');
  const keep = () => button(desk, 'templates.action.keep').click();
  const preview = page.getByRole('region', { name: t('templates.preview.title') });
  const mail = page.frameLocator('.template-mail').locator('body');
  /** Being signed in is not enough to change what links are sent with; a page that was opened anew asks again. */
  const prove = async () => {
    const proof = page.getByRole('dialog', { name: t('staff.proof.title'), exact: true });
    await field(desk, 'staff.proof.password', proof).fill('Yunling#2026');
    await button(desk, 'staff.proof.submit', proof).click();
  };
  let before = '';

  await test.step('the list leads to it, and shows the words of codes, which stay as they are', async () => {
    await page.goto(`${url}/staff/templates`);
    await page.getByText(t('templates.codes.what')).click();
    await expect(page.getByText(/用于登录的验证码 123456/)).toBeVisible();
    await expectAccessible(page);
    await page.locator('a[href$="/templates/offer-reminded"]').click();
    await expect(page.getByText(t('templates.page.from.PRODUCT'), { exact: true })).toBeVisible();
    before = await content.inputValue();
  });

  await test.step('a placeholder that the message is not given is refused, and what was typed stays', async () => {
    await content.fill(`${written} {{salary}}`);
    await keep();
    await prove();
    await expect(page.getByText(/“salary”/).first()).toBeVisible();
    await expect(content).toHaveAttribute('aria-invalid', 'true');
    await expect(content).toHaveValue(`${written} {{salary}}`);
  });

  await test.step('it is seen as a real person would get it, HTML as text', async () => {
    await content.fill(written);
    await expect(mail).toContainText('前回复 <b>潮汐</b>');
    await preview.getByRole('searchbox').fill(person);
    await preview.getByRole('searchbox').press('Enter');
    await preview
      .getByRole('button', { name: new RegExp(`^${person} · `) })
      .first()
      .click();
    await expect(preview.getByText(t('templates.preview.with', { name: person }))).toBeVisible();
    await expect(mail).toContainText(`${person}，记得在`);
  });

  await test.step('a test of it reaches the one who asked', async () => {
    await button(desk, 'templates.action.test').click();
    await expect(page.getByText(t('templates.done.tested'))).toBeVisible();
    const got = await inboxAt(url).find('', /测试[\s\S]*记得在 .* 前回复 <b>潮汐<\/b>/);
    expect([got.kind, got.to.split('@')[0]]).toEqual(['mail', 'admin']);
    await page.goto(`${url}/dev/inbox`);
    await expect(page.getByText(got.subject).first()).toBeVisible();
    await page.goBack();
  });

  await test.step('kept, it is a version; put back, the first words are sent again', async () => {
    await expect(content).toHaveValue(written);
    await keep();
    await prove();
    await expect(page.getByText(t('templates.page.edited'), { exact: true })).toBeVisible();
    await expect(page.getByText(/^v1 · /)).toBeVisible();
    await button(desk, 'templates.action.reset').click();
    await button(desk, 'templates.action.reset', dialogOf(desk)).click();
    await expect(page.getByText(t('templates.page.from.PRODUCT'), { exact: true })).toBeVisible();
    await expect(content).toHaveValue(before);
    await page.getByText(/^v0 · /).click();
    await expect(page.locator('.template-versions details[open] pre').last()).not.toContainText('潮汐');
  });
});
