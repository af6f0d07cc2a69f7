import { expect } from '@playwright/test';
import { act, button, type Desk, tick } from './parts.ts';

/** Invites the one person who qualifies and opens the session, which tells them. */
export async function inviteAndOpen(desk: Desk, sessionId: string, name: RegExp): Promise<void> {
  const { page, url, t } = desk;
  await page.goto(`${url}/staff/sessions/${sessionId}`);
  await act(desk, 'hiring.action.InviteToSession', async (dialog) => {
    await tick(dialog.getByRole('checkbox', { name }));
  });
  await act(desk, 'hiring.action.OpenAppointmentSession');
  await expect(page.getByText(t('state.appointmentSession.OPEN'), { exact: true })).toBeVisible();
}

/** Makes the interview of the time that was booked; the open page shows the booking by itself. */
export async function arrange(desk: Desk): Promise<void> {
  const { page, t } = desk;
  await expect(page.getByText(t('state.appointment.RESERVED'), { exact: true })).toBeVisible();
  await act(desk, 'hiring.action.GenerateArrangements');
  await expect(page.getByText(t('hiring.seeker.ARRANGED'), { exact: true })).toBeVisible();
}

/** The interviewer signs the person in, scores with the number keys and submits the sheet. */
export async function signInAndEvaluate(desk: Desk, interviewId: string): Promise<void> {
  const { page, url, t } = desk;
  await page.goto(`${url}/staff/interviews/${interviewId}`);
  await button(desk, 'hiring.action.SignInCandidate').click();
  await expect(page.getByText(t('state.interview.signIn.SIGNED_IN'), { exact: true })).toBeVisible();
  const start = button(desk, 'hiring.action.StartInterview');
  if (await start.isVisible()) await act(desk, 'hiring.action.StartInterview');
  await page
    .getByRole('group', { name: /^(专业能力|Professional skill)$/ })
    .getByRole('radio')
    .first()
    .focus();
  for (const key of ['4', '5', '4', '4', '5']) await page.keyboard.press(key);
  await page
    .getByRole('group', { name: t('hiring.evaluation.result') })
    .getByRole('radio', { name: t('hiring.result.PASS'), exact: true })
    .check();
  await page.getByLabel(t('hiring.evaluation.text'), { exact: true }).fill('讲得清楚取舍。');
  await button(desk, 'hiring.action.SubmitEvaluation').click();
  await expect(page.getByText(t('state.evaluation.EVALUATED'), { exact: true })).toBeVisible();
}

export async function finishInterview(desk: Desk, interviewId: string): Promise<void> {
  const { page, url, t } = desk;
  await page.goto(`${url}/staff/interviews/${interviewId}`);
  await act(desk, 'hiring.action.FinishInterview');
  await expect(
    page.getByRole('complementary').getByText(t('state.interview.life.FINISHED'), { exact: true }),
  ).toBeVisible();
}
