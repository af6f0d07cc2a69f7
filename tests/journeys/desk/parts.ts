import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type Language, windowOf } from '../support/browser-window.ts';
import { signInStaff } from '../support/sign-in.ts';
import type { Words } from '../support/words.ts';

/** A colleague of the company at their desk, in a browser of their own. */
export interface Desk {
  readonly page: Page;
  readonly url: string;
  readonly t: Words;
}

/** Opens a window for a colleague and signs them in. */
export async function deskOf(
  browser: Browser,
  url: string,
  t: Words,
  language: Language,
  login: string,
): Promise<Desk> {
  const context = await windowOf(browser, url, language, { viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInStaff(page, url, t, login);
  return { page, url, t };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The control with exactly this label, required or not. */
export const field = ({ page, t }: Desk, id: string, within: Page | Locator = page): Locator =>
  within.getByLabel(new RegExp(`^${escaped(t(id))}(\\s*${escaped(t('staff.form.required'))})?$`));

export const button = ({ page, t }: Desk, id: string, within: Page | Locator = page): Locator =>
  within.getByRole('button', { name: t(id), exact: true });

export const dialogOf = ({ page }: Desk): Locator => page.getByRole('dialog');

/** Opens the dialog of an action, fills it in, sends it with the button of the same words, and sees it close. */
export async function act(
  desk: Desk,
  action: string,
  fill: (dialog: Locator) => Promise<void> = async () => undefined,
  submit: string = action,
): Promise<void> {
  await button(desk, action).click();
  const dialog = dialogOf(desk);
  // A dialog that has just opened still moves the focus to where one begins; nobody presses before that.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await fill(dialog);
  await button(desk, submit, dialog).click();
  await expect(dialog).toBeHidden();
}

/** Ticks a box with the space bar: what is drawn lies over the real one. */
export async function tick(box: Locator): Promise<void> {
  await box.press('Space');
  await expect(box).toBeChecked();
}
