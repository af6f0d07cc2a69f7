import { expect, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Fills in the sign-in page before its script came, as on a bad line: it stays, and can be sent once the script runs, never before. */
export async function typeEarly(page: Page, t: Words, phone: string): Promise<void> {
  let release = () => {};
  const line = new Promise<void>((open) => {
    release = open;
  });
  await page.route('**/*.js', async (route) => {
    await line;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const field = page.getByLabel(t('person.login.phone'));
  await field.fill(phone);
  await page.getByRole('checkbox').check();
  const send = page.getByRole('button', { name: t('person.login.sendCode') });
  await expect(send).toBeDisabled();
  // What it asks once it runs is answered, and shown: that is what used to put the empty form back.
  const asked = page.waitForResponse(/\/api\/reach/);
  release();
  await asked;
  await expect(send).toBeEnabled();
  await page.unroute('**/*.js');
  await expect(field).toHaveValue(phone);
  await expect(page.getByRole('checkbox')).toBeChecked();
}
