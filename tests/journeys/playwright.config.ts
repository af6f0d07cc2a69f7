import { defineConfig } from '@playwright/test';
import { findBrowser } from '../support/find-browser.mjs';

// Resolved once and handed to the workers, or every one of them would look again.
process.env.CHROME_PATH ||= findBrowser();
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        ...(asRoot || process.env.CI ? ['--no-sandbox'] : []),
        '--disable-dev-shm-usage',
        '--font-render-hinting=none',
      ],
    },
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 15_000,
    video: 'off',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
