import { expect, type Page, type Request, test } from '@playwright/test';
import { openRecord } from './desk/applications.ts';
import { button, deskOf, dialogOf, field } from './desk/parts.ts';
import { signInColleague } from './support/colleague.ts';
import { ownServer } from './support/server.ts';
import { wordsIn } from './support/words.ts';

const own = ownServer();

/** What the page was told by `/api/live`, as the page keeps it from now on. */
const listening = `
  globalThis.told = [];
  globalThis.EventSource = class extends EventSource {
    constructor(address) {
      super(address);
      this.addEventListener('changed', ({ data }) => told.push({ at: performance.now(), ...JSON.parse(data) }));
    }
  };
`;
/** Nothing was told for longer than the page gathers changes before it asks. */
const isQuiet = 'told.every(({ at }) => performance.now() - at > 1_000)';

/** The questions that the page asks, and how many of them are not answered. */
function questionsOf(page: Page) {
  const asked: string[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => {
    const name = /\/api\/queries\/(\w+)/.exec(request.url())?.[1];
    if (name === undefined) return;
    asked.push(name);
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return { asked, isAnswered: () => open.size === 0 };
}

test('one press of Lock asks six questions at most, none twice, also after the page was told of it', async ({
  browser,
}) => {
  const t = wordsIn('zh-CN');
  const hr = await signInColleague(own().url, 'hr');
  const { rows } = await hr.asks<{ rows: { applicationId: string; lockedBy: unknown; allowedActions: string[] }[] }>(
    'applications',
    { bucket: 'ACTIVE' },
  );
  const record = rows.find(({ allowedActions }) => allowedActions.includes('LockApplication'));
  expect(record).toBeDefined();
  const desk = await deskOf(browser, own().url, t, 'zh-CN', 'hr');
  const { page } = desk;
  await page.addInitScript(listening);
  const questions = questionsOf(page);
  await openRecord(desk, record?.applicationId ?? '');
  await expect.poll(questions.isAnswered).toBe(true);
  await button(desk, 'staff.action.more', page.getByRole('complementary')).click();
  await page.getByRole('menuitem', { name: t('staff.action.LockApplication'), exact: true }).click();
  const dialog = dialogOf(desk);
  await field(desk, 'staff.field.reason', dialog).fill('我来跟进');
  // What the company of a first start still has to send is told of, too: this is about the press alone.
  await expect.poll(() => page.evaluate(isQuiet), { timeout: 120_000 }).toBe(true);
  await expect.poll(questions.isAnswered).toBe(true);
  // When: one press.
  questions.asked.length = 0;
  const answered = page.waitForResponse(/\/api\/commands\/LockApplication/);
  await button(desk, 'staff.action.LockApplication', dialog).click();
  const { position } = await (await answered).json();
  await expect(dialog).toBeHidden();
  // Then: it was told of its own write, and a second passed in which it may have asked again.
  const isTold = `told.some(({ view, position }) => view === 'application' && position >= '${position}')`;
  await expect.poll(() => page.evaluate(isTold)).toBe(true);
  await expect.poll(() => page.evaluate(isQuiet)).toBe(true);
  await expect.poll(questions.isAnswered).toBe(true);
  expect(questions.asked).toEqual(expect.arrayContaining(['applicationDetail', 'applications']));
  expect(questions.asked, 'none is asked twice').toEqual([...new Set(questions.asked)]);
  expect(questions.asked.length, questions.asked.join(' ')).toBeLessThanOrEqual(6);
});
