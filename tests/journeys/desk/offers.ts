import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { act, button, type Desk, field } from './parts.ts';

/** Drafts an offer from the open record; its own page opens, and its address is the answer. */
export async function draftOffer(desk: Desk, approver: string, day: string): Promise<string> {
  const { page } = desk;
  await act(
    desk,
    'staff.action.DraftOffer',
    async (dialog) => {
      await field(desk, 'offers.field.plannedEntryDate', dialog).fill(day);
      await field(desk, 'offers.field.workLocation', dialog).fill('杭州');
      await field(desk, 'offers.field.monthly', dialog).fill('32000');
      await field(desk, 'offers.field.months', dialog).fill('15');
      await field(desk, 'offers.field.approvers', dialog).selectOption({ label: approver });
    },
    'offers.action.DraftOffer',
  );
  await expect(page).toHaveURL(/\/staff\/offers\/[\w-]+/);
  return page.url();
}

/** Asks the approver; from then on the approval can be cancelled. */
export async function submitOffer(desk: Desk): Promise<void> {
  await button(desk, 'offers.action.SubmitOfferForApproval').click();
  await expect(button(desk, 'offers.action.CancelApproval')).toBeVisible();
  await expectAccessible(desk.page);
}

/** The approver gives their step to a colleague. */
export async function forwardOffer(desk: Desk, address: string, colleague: string): Promise<void> {
  await desk.page.goto(address);
  await act(desk, 'offers.action.ForwardOffer', async (dialog) => {
    await field(desk, 'offers.field.toColleague', dialog).selectOption({ label: colleague });
  });
  await expect(button(desk, 'offers.action.ForwardOffer')).toBeHidden();
}

export async function agreeOffer(desk: Desk, address: string): Promise<void> {
  await desk.page.goto(address);
  await act(desk, 'offers.action.AgreeOffer');
  await expect(button(desk, 'offers.action.AgreeOffer')).toBeHidden();
}

/** Sends the agreed offer with the words the dialog proposes. HR's page was open all the while. */
export async function sendOffer(desk: Desk): Promise<void> {
  await act(desk, 'offers.action.SendOffer');
  await expect(button(desk, 'offers.action.SendOffer')).toBeHidden();
}
