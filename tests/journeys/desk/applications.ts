import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { act, button, type Desk, dialogOf, field } from './parts.ts';

/** Opens one person's record beside the list. */
export async function openRecord({ page, url }: Desk, applicationId: string): Promise<void> {
  await page.goto(`${url}/staff/applications/${applicationId}`);
  await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toBeVisible();
}

/** The list with a record open beside it. */
export async function checkRecords(desk: Desk, applicationId: string): Promise<void> {
  await openRecord(desk, applicationId);
  await expect(desk.page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(desk.page);
}

/** Passes the step of the open record and moves it on to a stage. */
export async function moveOn(desk: Desk, stage: string): Promise<void> {
  const { page, t } = desk;
  await button(desk, 'staff.action.PassStep').click();
  const record = page.getByRole('complementary');
  const movesTo = (to: string) => record.getByRole('button', { name: t('staff.step.advanceTo', { stage: to }) });
  await expect(movesTo('')).toBeVisible();
  const onward = movesTo(t(`vocabulary.stage.${stage}`));
  if (await onward.isVisible()) await onward.click();
  else {
    await button(desk, 'staff.action.more', record).click();
    await page.getByRole('menuitem', { name: t('staff.step.elsewhere') }).click();
    const dialog = dialogOf(desk);
    await field(desk, 'staff.field.toStage', dialog).selectOption(stage);
    await button(desk, 'staff.action.AdvanceStage', dialog).click();
  }
  await expect(page.getByRole('complementary').locator('[aria-current=step]')).toHaveText(
    t(`vocabulary.stage.${stage}`),
  );
}

/** Hands the open record's resume to a screener. */
export const assignScreening = (desk: Desk, screener: string): Promise<void> =>
  act(desk, 'staff.action.AssignScreening', async (dialog) => {
    await field(desk, 'staff.field.screener', dialog).selectOption({ label: screener });
  });

/** The screener finds the resume by its position and passes it without touching the mouse. */
export async function passWithKeys({ page, url, t }: Desk, title: string): Promise<void> {
  await page.goto(`${url}/staff/screening?text=${encodeURIComponent(title)}&finished=1`);
  await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(1);
  await page.keyboard.press('Enter');
  const verdict = page.getByRole('button', { name: t('staff.screeningState.PASS') });
  await expect(verdict.first()).toBeVisible();
  const held = page.getByRole('region', { name: t('staff.held.label') });
  // A verdict, a reason, sent; nobody else waits under this title, so the desk closes.
  for (const key of ['p', '1', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('complementary')).toBeHidden();
  // Taken back before anybody heard of it, what was chosen is there again; then it leaves by itself.
  await expect(held).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('complementary').getByRole('button', { pressed: true })).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(held).toBeHidden({ timeout: 20_000 });
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText(t('staff.screeningState.PASS'));
}
