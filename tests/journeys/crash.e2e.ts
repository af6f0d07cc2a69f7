import { expect, test } from '@playwright/test';
import { signInColleague } from './support/colleague.ts';
import { inboxAt } from './support/inbox.ts';
import { type Server, startServer } from './support/server.ts';
import { signInStaff } from './support/sign-in.ts';
import { wordsIn } from './support/words.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

interface Row {
  readonly applicationId: string;
  readonly stage: string;
  readonly person: { readonly name: string };
}

test('kill -9 at any moment: nothing acknowledged is lost, nothing is sent twice, the open page goes on', async ({
  browser,
}) => {
  const t = wordsIn('zh-CN');
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  ).newPage();
  await signInStaff(page, server.url, t, 'hr');
  await page.goto(`${server.url}/staff/applications`);
  await expect(page.getByText('徐静怡').first()).toBeVisible();

  const hr = await signInColleague(server.url, 'hr');
  const screener = await signInColleague(server.url, 'screener');
  const { rows } = await hr.asks<{ rows: Row[] }>('applications', { stage: 'DELIVERED' });
  const deadline = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const done: string[] = [];
  for (const [index, { applicationId }] of rows.entries()) {
    await hr.does('PassStep', { applicationId });
    await hr.does('AdvanceStage', { applicationId, to: 'RESUME_SCREENING' });
    await hr.does('AssignScreening', { applicationIds: [applicationId], screenerId: screener.accountId, deadline });
    done.push(applicationId);
    // In the middle of what the answer sets off: mails to the screener, timers, views.
    if (index % 2 === 0) {
      await server.kill();
      await server.restart();
    }
  }
  expect(done.length).toBeGreaterThan(2);

  for (const applicationId of done) {
    const { stage } = await hr.asks<Row>('applicationDetail', { applicationId });
    expect(stage).toBe('RESUME_SCREENING');
  }
  // One mail per resume that was handed to the screener, in the demo and here: none lost, none twice.
  const { page: items } = await screener.gets<{ page: { total: number } }>('/api/queries/screeningItems?mine=true');
  expect(await screenerMails()).toBe(items.total);

  // The page that was open all the while shows the new stage without being loaded again.
  const first = rows[0]?.person.name ?? '';
  await expect(page.getByRole('row', { name: new RegExp(first) })).toContainText(
    t('vocabulary.stage.RESUME_SCREENING'),
  );
});

/** Mails to the screener, once all of them are out. */
async function screenerMails(): Promise<number> {
  const inbox = inboxAt(server.url);
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = (await inbox.list('screener@yunling.example')).length;
        const settled = now === before;
        before = now;
        return settled;
      },
      { intervals: [500], timeout: 20_000 },
    )
    .toBe(true);
  return before;
}
