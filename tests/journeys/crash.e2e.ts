import { expect, test } from '@playwright/test';
import { atRest } from '../support/at-rest.mjs';
import { signInColleague } from './support/colleague.ts';
import { inboxAt } from './support/inbox.ts';
import { ownServer } from './support/server.ts';
import { signInStaff } from './support/sign-in.ts';
import { wordsIn } from './support/words.ts';

const own = ownServer();

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
  await signInStaff(page, own().url, t, 'hr');
  await page.goto(`${own().url}/staff/applications`);
  await expect(page.getByText('徐静怡').first()).toBeVisible();

  const hr = await signInColleague(own().url, 'hr');
  const screener = await signInColleague(own().url, 'screener');
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
      await own().kill();
      await own().restart();
    }
  }
  expect(done.length).toBeGreaterThan(2);

  for (const applicationId of done) {
    const { stage } = await hr.asks<Row>('applicationDetail', { applicationId });
    expect(stage).toBe('RESUME_SCREENING');
  }
  // One mail per resume that was handed to the screener, in the demo and here: none lost, none twice. Asked of an administrator,
  // because screeners see what they finished for 30 days only; the demo company has one screener.
  const admin = await signInColleague(own().url, 'admin');
  const { page: items } = await admin.gets<{ page: { total: number } }>('/api/queries/screeningItems');
  expect(await screenerMails()).toBe(items.total);

  // The page that was open all the while shows the new stage without being loaded again.
  const first = rows[0]?.person.name ?? '';
  await expect(page.getByRole('row', { name: new RegExp(first) })).toContainText(
    t('vocabulary.stage.RESUME_SCREENING'),
  );
});

/** Mails to the screener about a resume, once all of them are out; there is one about the account, too. */
async function screenerMails(): Promise<number> {
  await atRest(own().url);
  const mails = await inboxAt(own().url).list('screener@yunling.example');
  return mails.filter(({ subject }) => subject.includes('新的简历筛选任务')).length;
}
