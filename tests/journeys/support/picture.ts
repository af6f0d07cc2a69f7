import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { pictureFaults } from './picture-faults.mjs';

const built = fileURLToPath(new URL('../../../web/dist/client/', import.meta.url));

export type Side = 'public' | 'staff';

/** Every class that a built style sheet of one side styles. */
function styledBy(side: Side): readonly string[] {
  const sheets = readdirSync(built).filter((name) => name.startsWith(`${side}-`) && name.endsWith('.css'));
  const texts = sheets.map((name) => readFileSync(`${built}${name}`, 'utf8').replace(/\{[^{}]*\}/g, '{}'));
  return [...new Set(texts.flatMap((text) => text.match(/\.-?[a-z_][\w-]*/gi) ?? []).map((name) => name.slice(1)))];
}

const styled = new Map<Side, readonly string[]>();

/** The page has come: a heading stands, and nothing on it says that it is still on its way. */
async function come(page: Page): Promise<void> {
  await expect(page.locator('h1:visible, h2:visible').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

const widths = [1440, 1024, 390];

/** What is wrong with the picture of a page, at each width. */
export async function faultsOf(page: Page, side: Side): Promise<string[]> {
  const known = styled.get(side) ?? styledBy(side);
  styled.set(side, known);
  const faults: string[] = [];
  await come(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    if (process.env.PICTURES)
      await page.screenshot({
        path: `${process.env.PICTURES}/${new URL(page.url()).pathname.replace(/\W+/g, '-').slice(1, 60)}-${width}.png`,
      });
    for (const fault of await page.evaluate(pictureFaults, known)) faults.push(`${width}: ${fault}`);
  }
  return faults;
}
