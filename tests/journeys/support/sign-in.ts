import { expect, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Signs a colleague in at their desk; those of the demo company have one password. */
export async function signInStaff(
  page: Page,
  url: string,
  t: Words,
  login: string,
  password = 'Yunling#2026',
): Promise<void> {
  await page.goto(`${url}/staff/sign-in`);
  await page.getByLabel(t('staff.signIn.login')).fill(login);
  await page.getByLabel(t('staff.signIn.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('staff.signIn.submit'), exact: true }).click();
  await expect(page).not.toHaveURL(/sign-in/);
}
