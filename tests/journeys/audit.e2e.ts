import { existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { windowOf } from './support/browser-window.ts';
import { signInColleague } from './support/colleague.ts';
import { ownServer } from './support/server.ts';
import { signInStaff } from './support/sign-in.ts';
import { wordsIn } from './support/words.ts';

const own = ownServer();

/** Changes one byte of an event's text on the disk, wherever the file keeps it. */
function tamper(dataDir: string, text: string): number {
  let changed = 0;
  for (const name of ['events.db', 'events.db-wal']) {
    const file = join(dataDir, name);
    if (!existsSync(file)) continue;
    const bytes = readFileSync(file);
    const descriptor = openSync(file, 'r+');
    for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
      writeSync(descriptor, Buffer.from([bytes[at] === 0x66 ? 0x65 : 0x66]), 0, 1, at);
      changed += 1;
    }
  }
  return changed;
}

for (const [language, width] of [
  ['zh-CN', 1440],
  ['en-US', 390],
] as const)
  test(`an auditor replays a person's history, in ${language} at ${width} px`, async ({ browser }) => {
    const t = wordsIn(language);
    const context = await windowOf(browser, own().url, language, { viewport: { width, height: 900 } });
    const page = await context.newPage();
    await signInStaff(page, own().url, t, 'auditor');
    await page.goto(`${own().url}/staff/audit`);
    await page.getByLabel(t('audit.search.label')).fill('曹阳');
    await page.keyboard.press('Enter');
    // The search finds by the whole name, and shows it masked.
    await page.getByRole('link', { name: /曹\*\*/ }).click();
    await page.getByRole('button', { name: /^Offer \d/ }).click();

    // The last step of the offer: sent, its link valid, the machine's state lit.
    const slider = page.getByRole('slider', { name: t('audit.scrubber.position') });
    await expect(slider).toBeVisible();
    await expect(
      page
        .getByRole('heading', { name: t('audit.event.OfferSent') })
        .or(page.getByText(t('audit.event.OfferSent')).first()),
    ).toBeVisible();
    const lit = page.getByRole('img', { name: new RegExp(t('state.offer.status.SENT')) });
    await expect(lit).toBeVisible();
    await expectAccessible(page);

    // Steps back by button, then by the slider's keys to the beginning.
    await page.getByRole('button', { name: t('audit.scrubber.previous') }).click();
    await expect(page.getByText(t('audit.event.StepAgreed')).first()).toBeVisible();
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(page.getByText(t('audit.event.OfferDrafted')).first()).toBeVisible();
    await expect(lit).toBeHidden();
  });

test('a byte changed on the disk is found, and its position named', async ({ browser }) => {
  const t = wordsIn('zh-CN');
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })).newPage();
  await signInStaff(page, own().url, t, 'auditor');
  await page.goto(`${own().url}/staff/audit/integrity`);
  await page.getByRole('button', { name: t('audit.integrity.run') }).click();
  await expect(page.getByText(t('audit.integrity.ok'))).toBeVisible();

  const auditor = await signInColleague(own().url, 'auditor');
  const { data } = await auditor.gets<{ data: { jobSeekerId: string }[] }>(
    `/api/history-subjects?text=${encodeURIComponent('曹阳')}`,
  );
  const { events } = await auditor.gets<{ events: { id: string; type: string; position: string }[] }>(
    `/api/history?subject=${data[0]?.jobSeekerId}`,
  );
  const sent = events.find(({ type }) => type === 'OfferSent');
  expect(tamper(own().dataDir, sent?.id ?? '')).toBeGreaterThan(0);

  await page.getByRole('button', { name: t('audit.integrity.run') }).click();
  await expect(page.getByText(t('audit.integrity.bad'))).toBeVisible();
  await expect(page.getByText(new RegExp(Number(sent?.position).toLocaleString('zh-CN'))).first()).toBeVisible();
});
