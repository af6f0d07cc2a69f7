import { expect, test } from '@playwright/test';
import { button, deskOf, dialogOf, field } from './desk/parts.ts';
import { ownServer } from './support/server.ts';
import { wordsIn } from './support/words.ts';

const own = ownServer();
/** As a hand holds a key: longer than an answer takes. */
const held = { delay: 100 };

test('a key that is held until its dialog is gone presses nothing behind it', async ({ browser }) => {
  const t = wordsIn('zh-CN');
  const desk = await deskOf(browser, own().url, t, 'zh-CN', 'admin');
  const { page } = desk;
  await page.goto(`${own().url}/staff/settings`);
  const group = t('settings.group.company');
  const opener = page.getByRole('button', { name: t('settings.action.editOf', { group }), exact: true });
  const dialog = dialogOf(desk);
  const name = field(desk, 'settings.label.companyName', dialog);
  const presses = [
    ['Control+Enter', name],
    ['Enter', name],
    ['Enter', button(desk, 'shared.action.save', dialog)],
    ['Space', button(desk, 'shared.action.cancel', dialog)],
    ['Escape', name],
  ] as const;
  for (const [index, [keys, at]] of presses.entries()) {
    await opener.focus();
    await page.keyboard.press('Enter', held);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await name.fill(`云岭 ${index}`);
    await at.focus();
    await page.keyboard.press(keys, held);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    // What the release of the key would open is drawn in the frame after it.
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    await expect(dialog).toHaveCount(0);
  }
});
