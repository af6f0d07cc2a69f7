import { expect } from '@playwright/test';
import { e164, mailOf, type SeekerParts } from './seeker.ts';
import { linkIn } from './support/inbox.ts';

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
}

/** Takes the later slot, then changes to the earlier one. */
export async function reserveSlot(parts: SeekerParts): Promise<void> {
  const { page, t, inbox, phone } = parts;
  // Signed in as the link's own person, nobody is asked for digits.
  await page.goto(linkIn(await inbox.find(e164(phone), /invite_reservation/), '/invite_reservation/'));
  const [days, slots] = [page.locator('button.day'), page.locator('button.slot')];
  // Around midnight the two are of different days.
  await days.last().click();
  await slots.last().click();
  await page.getByRole('button', { name: t.like('person.appointment.confirm') }).click();
  await page.getByRole('button', { name: t('person.appointment.edit') }).click();
  await days.first().click();
  await slots.first().click();
  const confirm = page.getByRole('button', { name: t.like('person.appointment.confirm') });
  await confirm.click();
  // Gone once the answer is here; the words below could still be those of the first choice.
  await expect(confirm).toBeHidden();
  await expect(page.getByText(t('person.appointment.intended'), { exact: true })).toBeVisible();
}

/** Accepts on a device where nobody is signed in. */
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
  await field('identity.number').fill('110105199609030028');
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
