import type { QueryData } from '../src/api/tables.ts';
import Interview from '../src/public/pages/links/Interview.tsx';
import { FakeServer, jobSeeker } from './fake-server.ts';
import { renderPublic } from './render.tsx';
import { companyProfile } from './samples/settings.ts';

export const interviewId = '00000000-0000-4000-8000-000000000011';
/** What the page of an interview is answered while its candidate has not replied. */
export const interview: QueryData<'interviewPage'> = {
  interviewId,
  name: '王芳',
  position: { positionId: '00000000-0000-4000-8000-000000000012', title: '测试开发工程师', titleEn: 'Test developer' },
  stage: 'FIRST_INTERVIEW',
  life: 'NOT_STARTED',
  reply: 'PENDING_REPLY',
  signIn: 'UNSIGNED',
  start: '2026-11-25T06:00:00.000Z',
  end: '2026-11-25T07:00:00.000Z',
  place: {
    mode: 'VIDEO',
    site: '',
    videoTool: 'CONFERENCE',
    link: 'https://meet.example/1',
    meetingCode: '826 410 377',
    password: '',
    contact: '0571-8800 1000',
  },
  declineReason: null,
  revision: 3,
  allowedActions: ['AcceptInterview', 'DeclineInterview'],
};

/** The page of an interview as its candidate opens it. */
export async function openInterview(seen: Partial<typeof interview> = {}, status?: string, company = companyProfile) {
  const server = new FakeServer().signIn(jobSeeker()).answer('interviewPage', { ...interview, ...seen });
  const shown = await renderPublic(<Interview />, {
    server,
    company,
    path: '/invite_interview/:id/:status?',
    at: `/invite_interview/${interviewId}/${status ?? ''}`,
  });
  return { ...shown, server };
}
