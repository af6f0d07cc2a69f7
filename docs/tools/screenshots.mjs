// Takes the pictures of the README from a running demo server: node docs/tools/screenshots.mjs [--base http://127.0.0.1:8080]
import '../../infra/node/ensure-supported.mjs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tests/support/find-browser.mjs';

const { values } = parseArgs({ options: { base: { type: 'string', default: 'http://127.0.0.1:8080' } } });
const image = (name) => fileURLToPath(new URL(`../images/${name}.png`, import.meta.url));

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
});
await page.goto(`${values.base}/social/jobs`);
await page.waitForLoadState('networkidle');
await page.screenshot({ path: image('public-list') });

const signedIn = await page.request.post(`${values.base}/api/commands/SignInWithPassword`, {
  data: { login: 'hr', password: 'Yunling#2026' },
  headers: { origin: values.base },
});
if (!signedIn.ok()) throw new Error(`nobody signed in: ${signedIn.status()}`);
await page.goto(`${values.base}/staff/applications`);
await page.locator('[role="row"], tbody tr').nth(5).waitFor();
await page.screenshot({ path: image('staff-list') });
await browser.close();
console.log('docs/images: public-list.png, staff-list.png');
