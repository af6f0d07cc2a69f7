import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import type { Inbox } from './support/inbox.ts';
import { linkIn } from './support/inbox.ts';
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
const mailOf = (phone: string) => ({ email: `wangchen.${phone}@mail.example` });

const e164 = (phone: string) => `+86${phone}`;

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
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
  await expectAccessible(page);
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
  // It can be pressed once the page's script runs, never before.
  await expect(send).toBeEnabled();
  await page.getByLabel(t('person.login.phone')).fill(phone);
  await page.getByRole('checkbox').check();
  await send.click();
  // The sixth digit sends it.
  await code.fill(await inbox.code(e164(phone)));
  await expect(page).toHaveURL(/\/delivery/);
}

/** Uploads the resume, takes over what was read from it and fills in what is still missing. */
export async function fillResume({ page, t, phone }: SeekerParts, file: string): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(fixture(file));
  const take = page.getByRole('button', { name: t.like('person.resume.accept') });
  await take.click({ timeout: 45_000 });
  // A value that does not fit, as a birth month without its day, stays for the person to complete.
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

/** The three steps of a delivery, from a filled resume to the card in the list. */
export async function deliver({ page, t }: SeekerParts, title: string): Promise<void> {
  await page.getByRole('button', { name: t('person.apply.next') }).click();
  await page.getByRole('checkbox', { name: t('person.resume.statement') }).check();
  await page.getByRole('checkbox', { name: t('person.apply.consent') }).check();
  await page.getByRole('button', { name: t('person.apply.next') }).click();
  await page.getByRole('button', { name: t('public.detail.apply') }).click();
  await expect(page).toHaveURL(/delivery_records/);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page);
}

/** Opens the link of a message and proves the last four digits of the phone. */
async function openWithTail({ page, t, phone }: SeekerParts, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(t('person.stepUp.tail')).fill(phone.slice(-4));
  await page.getByRole('button', { name: t('person.stepUp.continue') }).click();
}

/** Opens the link of a message and proves the phone by a code. */
async function openWithCode({ page, t, inbox, phone }: SeekerParts, link: string): Promise<void> {
  const seen = await inbox.seen(e164(phone));
  await page.goto(link);
  await page.getByRole('button', { name: t('person.stepUp.sendCode') }).click();
  await page.getByLabel(t('person.login.code')).fill(await inbox.code(e164(phone), seen));
  const go = page.getByRole('button', { name: t('person.stepUp.continue') });
  if (await go.isVisible().catch(() => false)) await go.click().catch(() => undefined);
}

/** Takes the later slot, then changes to the earlier one. */
export async function reserveSlot(parts: SeekerParts): Promise<void> {
  const { page, t, inbox, phone } = parts;
  await openWithTail(parts, linkIn(await inbox.find(e164(phone), /invite_reservation/), '/invite_reservation/'));
  const slots = page.locator('button.slot');
  await slots.last().click();
  await page.getByRole('button', { name: t.like('person.appointment.confirm') }).click();
  await page.getByRole('button', { name: t('person.appointment.edit') }).click();
  await slots.first().click();
  const confirm = page.getByRole('button', { name: t.like('person.appointment.confirm') });
  await confirm.click();
  // Gone once the answer is here; the words below could still be those of the first choice.
  await expect(confirm).toBeHidden();
  await expect(page.getByText(t('person.appointment.intended'), { exact: true })).toBeVisible();
}

export async function acceptInterview(parts: SeekerParts): Promise<void> {
  const { page, t, inbox, phone } = parts;
  await openWithTail(parts, linkIn(await inbox.find(e164(phone), /invite_interview/), '/invite_interview/'));
  await page.getByRole('button', { name: t('person.interview.accept'), exact: true }).click();
  await expect(page.getByText(t('person.interview.accepted'))).toBeVisible();
}

/** Reads the offer behind the mail's link and accepts it. */
export async function acceptOffer(parts: SeekerParts): Promise<void> {
  const { page, t, inbox, phone } = parts;
  await openWithCode(parts, linkIn(await inbox.find(mailOf(phone).email, /send_offer/), '/send_offer/'));
  await page.getByRole('button', { name: t('person.offer.accept') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('person.offer.accept') })
    .click();
  await expect(page.getByText(t.like('person.offer.accepted'))).toBeVisible();
}

const paper = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') });
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Fills in the onboarding form with its papers and sends it. */
export async function fillCollection(parts: SeekerParts): Promise<void> {
  const { page, t, inbox, phone } = parts;
  await openWithCode(parts, linkIn(await inbox.find(e164(phone), /info_collection/), '/info_collection/'));
  const field = (path: string) => page.locator(`[id="field-${path}"]`);
  await field('identity.name').fill('王晨');
  await field('identity.number').fill('11010519491231002X');
  await page.getByRole('checkbox', { name: t('person.collection.longTerm') }).check();
  await field('contact.address').fill('杭州市滨江区江南大道 1 号');
  await field('emergency.name').fill('王建国');
  await field('emergency.relation').fill('父亲');
  await field('emergency.phone').fill('13800138000');
  await field('bank.bank').fill('中国工商银行杭州高新支行');
  await field('bank.number').fill('6222021234567890128');
  await page.getByRole('checkbox', { name: t('person.collectionField.work_confirmed') }).check();
  await page.getByRole('radio', { name: t('person.collection.no') }).check();
  for (const name of ['idFront', 'idBack', 'badgePhoto', 'degreeCertificate']) {
    await page.getByLabel(t(`person.collectionField.attachments_${name}`)).setInputFiles(paper(`${name}.png`));
    await expect(page.getByText(`${name}.png`)).toBeVisible();
  }
  await submitCollection(parts);
}

export async function submitCollection({ page, t }: SeekerParts): Promise<void> {
  await page.getByRole('button', { name: t('person.collection.submit') }).click();
  await expect(page.getByText(t.like('person.collectionState.COLLECTED'))).toBeVisible();
}

/** Opens the form again after HR asked for a correction, corrects it and sends it. */
export async function correctCollection(parts: SeekerParts, reason: string): Promise<void> {
  const { page, t, inbox, phone } = parts;
  const again = await inbox.find(e164(phone), new RegExp(`${reason}|重新|修改|correct|again`));
  await openWithCode(parts, linkIn(again, '/info_collection/'));
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByLabel(t('person.collectionField.contact_address')).fill('杭州市滨江区江南大道 2 号');
  await submitCollection(parts);
}

export { e164, linkIn };
