import { step } from '../check.mjs';

const minute = 60_000;
const iso = (time) => new Date(time).toISOString();
const place = {
  mode: 'VIDEO',
  videoTool: 'CONFERENCE',
  meetingCode: '826 410 377',
  link: 'https://meeting.yunling.example/826410377',
  contact: '0571-8800 1000',
};

/** An interviewer is hired, and HR invites to a session. */
export async function session(world, story) {
  const { hr, applicationId, positionId } = story;
  const admin = world.person('the administrator');
  const interviewer = world.person('the interviewer');
  story.interviewer = interviewer;

  await step('the administrator hires an interviewer, who signs in by phone and sets a password', async () => {
    await admin.signsInAsStaff('admin');
    const loginName = `iv${story.run}`;
    const wish = {
      name: '程野',
      loginName,
      roles: ['IV', 'OA'],
      phone: story.interviewerPhone,
      email: `${loginName}@yunling.example`,
    };
    await admin.mayNot('CreateStaffAccount', wish, 403, 'account.proof_required');
    const { proof } = await admin.does('ProveSelf', { current: 'Yunling#2026' });
    admin.proof = { 'x-proof': proof };
    await admin.does('CreateStaffAccount', wish);
    await interviewer.does('RequestSmsCode', { phone: story.interviewerPhone, purpose: 'SIGN_IN' });
    await interviewer.does('SignInWithSms', {
      phone: story.interviewerPhone,
      code: await story.codeSentTo(story.interviewerPhone),
    });
    await interviewer.does('SendProofCode', { change: 'PASSWORD' });
    const phoneCode = await story.codeSentTo(story.interviewerPhone);
    await interviewer.does('SetPassword', { phoneCode, password: 'Interview#2026' });
    await interviewer.signsInAsStaff(loginName, 'Interview#2026');
    story.interviewerId = (await interviewer.account()).accountId;
  });

  await step('HR makes a session of two segments, invites and opens it', async () => {
    const now = Date.now();
    const starts = [now + 25 * minute, now + 45 * minute];
    const { appointmentSessionId } = await hr.does('CreateAppointmentSession', {
      facts: {
        name: `初试 ${story.run}`,
        positionId,
        stage: 'FIRST_INTERVIEW',
        place,
        durationMinutes: 15,
        principalId: story.hrId,
        interviewerIds: [story.interviewerId],
      },
      deadline: iso(now + 15 * minute),
      segments: starts.map((start) => ({ start: iso(start), end: iso(start + 15 * minute), seats: 1 })),
    });
    story.sessionId = appointmentSessionId;
    await hr.mayNot('OpenAppointmentSession', { appointmentSessionId }, 409, 'session.no_qualified_seeker');
    const { appointmentIds } = await hr.does('InviteToSession', {
      appointmentSessionId,
      applicationIds: [applicationId],
    });
    story.appointmentId = appointmentIds[0];
    await hr.does('OpenAppointmentSession', { appointmentSessionId });
  });
}
