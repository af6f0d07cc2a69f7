import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

export type Language = 'zh-CN' | 'en-US';

/** A window of somebody who chose this language on the site at `url`; until one chooses it is Chinese, whatever the browser prefers. */
export async function windowOf(
  browser: Browser,
  url: string,
  language: Language,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: language, timezoneId: 'Asia/Shanghai', ...options });
  await context.addCookies([{ name: 'language', value: language, url }]);
  return context;
}

/** A phone as most of our readers hold it. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};
