import { expect, test } from '@playwright/test';
import { deliver, fillResume, openPosition, register } from './seeker.ts';
import { inboxAt } from './support/inbox.ts';
import { type Server, startServer } from './support/server.ts';
import { wordsIn } from './support/words.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

for (const language of ['zh-CN', 'en-US'] as const)
  test(`a position becomes a hire, in ${language}`, async ({ browser }) => {
    const t = wordsIn(language);
    const inbox = inboxAt(server.url);
    const phoneContext = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: language, timezoneId: 'Asia/Shanghai' });
    const phone = language === 'zh-CN' ? '13900010001' : '13900010002';
    const seeker = { page: await phoneContext.newPage(), url: server.url, t, inbox, phone };
    const title = language === 'zh-CN' ? '交换芯片验证工程师' : 'Switch ASIC Verification Engineer';
    await openPosition(seeker, title);
    await register(seeker);
    await fillResume(seeker, 'wang-chen.docx');
    await deliver(seeker, title);
    expect(true).toBe(true);
  });
