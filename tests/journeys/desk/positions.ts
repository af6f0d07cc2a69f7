import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { button, type Desk, dialogOf, field } from './parts.ts';

/** Words of a position nobody else has. */
export interface NewPosition {
  readonly title: string;
  readonly titleEn: string;
}

/** From nothing to an advertisement job seekers can answer: creates the position, opens it, advertises and publishes. */
export async function advertise(desk: Desk, position: NewPosition): Promise<void> {
  const { page, url } = desk;
  await page.goto(`${url}/staff/positions`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await button(desk, 'positions.list.create').click();
  await makePosition(desk, position);
}

/** The same from the form that is open. */
export async function makePosition(desk: Desk, { title, titleEn }: NewPosition): Promise<void> {
  const { page, t } = desk;
  await field(desk, 'positions.field.title').fill(title);
  await field(desk, 'positions.field.titleEn').fill(titleEn);
  await field(desk, 'positions.field.department').fill('芯片研发部');
  await field(desk, 'positions.field.locations').fill('杭州');
  await page.keyboard.press('Enter');
  await field(desk, 'positions.field.min').fill('28000');
  await field(desk, 'positions.field.max').fill('45000');
  await field(desk, 'positions.field.requirements').fill('熟悉交换芯片的验证流程。');
  await field(desk, 'positions.field.duties').fill('搭建验证环境，写用例，定位问题。');
  await button(desk, 'positions.form.create').click();

  const steps = page.getByRole('region', { name: t('positions.steps.label') });
  await button(desk, 'positions.action.OpenPosition', steps).click();
  await button(desk, 'positions.action.CreateAdvertisement', steps).click();
  await button(desk, 'positions.action.CreateAdvertisement', dialogOf(desk)).click();
  await expect(dialogOf(desk)).toBeHidden();
  await button(desk, 'positions.action.PublishAdvertisement', steps).click();
  // Nothing is left to do: the steps go, and the page says until when it is live.
  await expect(steps).toBeHidden();
  await expect(page.getByText(t('state.advertisement.PUBLISHED'), { exact: true })).toBeVisible();
}
