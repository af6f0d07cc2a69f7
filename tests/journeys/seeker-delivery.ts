import { expect } from '@playwright/test';
import type { SeekerParts } from './seeker.ts';
import { expectAccessible } from './support/axe.ts';

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
