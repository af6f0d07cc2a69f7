import { expect } from '@playwright/test';
import { act, button, type Desk, field, tick } from './parts.ts';

/** Opens a person's collection and sends its link. */
export async function sendCollection(desk: Desk, collectionId: string): Promise<void> {
  await desk.page.goto(`${desk.url}/staff/collections/${collectionId}`);
  await act(desk, 'collections.action.SendCollection');
}

/** Sends it back with the address marked, once it came in. */
export const rejectAddress = (desk: Desk, reason: string): Promise<void> =>
  act(desk, 'collections.action.RejectCollection', async (dialog) => {
    await tick(dialog.getByRole('checkbox', { name: desk.t('collections.field.contact_address'), exact: true }));
    await field(desk, 'collections.field.reason', dialog).fill(reason);
  });

/** Where the person starts, then the lock, once the correction came in. */
export async function enterAndLock(desk: Desk): Promise<void> {
  // Where they start can be set before; but a form that was filled before the correction came in asks to look at it first.
  await expect(button(desk, 'collections.action.LockCollection')).toBeVisible();
  await act(
    desk,
    'collections.action.SetEntryDetails',
    async (dialog) => {
      await field(desk, 'collections.entry.department', dialog).fill('芯片研发部');
      await field(desk, 'collections.entry.employeeGroup', dialog).fill('正式');
      await field(desk, 'collections.entry.employeeSubgroup', dialog).fill('研发');
    },
    'shared.action.save',
  );
  await button(desk, 'collections.action.LockCollection').click();
  await expect(button(desk, 'collections.action.PushCollectionToSap')).toBeVisible();
}

/** Pushes to SAP; the open page shows when SAP has it. */
export async function push(desk: Desk): Promise<void> {
  await expect(button(desk, 'collections.action.ConfirmOnboarding')).toBeHidden();
  await act(desk, 'collections.action.PushCollectionToSap');
  const drawer = desk.page.getByRole('complementary');
  await expect(drawer.getByText(desk.t('collections.stand.pushed'), { exact: true })).toBeVisible({ timeout: 20_000 });
}

/** The person came: the offer of the page is on board. */
export async function confirmOnboarding(desk: Desk, day: string): Promise<void> {
  const { page, t } = desk;
  await act(desk, 'collections.action.ConfirmOnboarding', async (dialog) => {
    await field(desk, 'collections.field.actualEntryDate', dialog).fill(day);
  });
  const drawer = page.getByRole('complementary');
  await expect(drawer.getByText(t.like('collections.standing.onBoard'))).toBeVisible();
  await expect(drawer.getByText(t('state.offer.status.ON_BOARD'), { exact: true })).toBeVisible();
}
