import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { typeEarly } from './support/bad-line.ts';
import type { Inbox } from './support/inbox.ts';
import { expectThumbSized } from './support/targets.ts';
import type { Words } from './support/words.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/resumes/${name}`, import.meta.url));

/** What a job seeker does on a phone, in their own language. */
export interface SeekerParts {
  readonly page: Page;
  readonly url: string;
  readonly t: Words;
  readonly inbox: Inbox;
  readonly phone: string;
}

/** The mail address a story's person writes into the resume. */
export const mailOf = (phone: string) => ({ email: `wangchen.${phone}@mail.example` });

/** A mainland phone as the log and the gateway write it. */
export const e164 = (phone: string) => `+86${phone}`;

/** Finds the position by a word of its title and opens it. */
export async function openPosition({ page, url, t }: SeekerParts, title: string): Promise<void> {
  await page.goto(`${url}/social/jobs`);
  await page
    .getByRole('searchbox', { name: t('public.list.search') })
    .or(page.getByPlaceholder(t('public.list.search')))
    .first()
    .fill(title);
  await page.keyboard.press('Enter');
  const found = page.getByRole('link', { name: new RegExp(title) }).first();
  await expect(found).toBeVisible();
  await expectAccessible(page);
  await expectThumbSized(page);
  await chooseFilters(page, t);
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
  await expectAccessible(page);
  await expectThumbSized(page);
}

/** Opens the sheet, ticks the first choice and takes it back with all others; the button says how many are left each time. */
async function chooseFilters(page: Page, t: Words): Promise<void> {
  await page.getByRole('link', { name: t('public.filter.title'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('public.filter.title') });
  await expectAccessible(page);
  await expectThumbSized(page);
  await sheet.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/[?&]\w+=.*#filters$/);
  await sheet.getByRole('link', { name: t('public.filter.clear', { count: 1 }) }).click();
  await sheet.getByRole('button', { name: t('public.filter.show', { total: 1 }) }).click();
  await expect(sheet).toBeHidden();
}

/** From the detail page to a registered account, with the code from the SMS. */
export async function register({ page, t, inbox, phone }: SeekerParts): Promise<void> {
  await page
    .getByRole('link', { name: t('public.detail.apply') })
    .or(page.getByRole('button', { name: t('public.detail.apply') }))
    .first()
    .click();
  const code = page.getByLabel(t('person.login.code'));
  const send = page.getByRole('button', { name: t('person.login.sendCode') });
  await expect(send).toBeEnabled();
  await typeEarly(page, t, phone);
  await send.click();
  // The sixth digit sends it.
  await code.fill(await inbox.code(e164(phone)));
  await expect(page).toHaveURL(/\/delivery/);
}

/** Uploads the resume, takes over what was read from it and fills in what is still missing. */
export async function fillResume({ page, t, phone }: SeekerParts, file: string): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(fixture(file));
  const card = page.getByRole('article');
  const take = () =>
    card
      .first()
      .getByRole('button', { name: t('person.read.take'), exact: true })
      .click({ timeout: 45_000 });
  // The file tells another phone than one signs in with, and there is no name to compare yet: nothing is right before the basics are taken.
  await take();
  // What looks right is taken at once then. A language of which more is said than was read is looked at first.
  await page.getByRole('button', { name: t.like('person.read.takeSure') }).click({ timeout: 45_000 });
  await expect(card).toHaveCount(1);
  await expectAccessible(page);
  await take();
  await expect(card).toHaveCount(0);
  // The day is among what is missing: its link opens the block.
  await page.getByRole('link', { name: t('person.resumeField.birthDate') }).click();
  await expect(page.locator('[id="field-basic.birthDate"]')).toBeFocused();
  await expect(page.locator('[id="field-basic.name"]')).toHaveValue('王晨');
  const { email } = mailOf(phone);
  await page.locator('[id="field-basic.email"]').fill(email);
  for (const [id, value] of [
    ['basic.residence', '杭州'],
    ['basic.birthDate', '1996-09-03'],
  ] as const) {
    const field = page.locator(`[id="field-${id}"]`);
    if ((await field.inputValue()) === '') await field.fill(value);
  }
  const gender = page.locator('[id="field-basic.gender"]');
  if ((await gender.inputValue()) === '') await gender.selectOption('FEMALE');
  const degree = page.locator('[id="field-basic.highestDegree"]');
  if ((await degree.inputValue()) === '') await degree.selectOption('MASTER');
  await page.locator('body').click({ position: { x: 5, y: 5 } });
}
