import type { PolicyCase } from './policy-case.fixture.ts';

const ids = { applicationId: 'a1', jobSeekerId: 'js1', positionId: 'p1' };
const item = {
  ...ids,
  screeningItemId: 'si1',
  screenerId: 's1',
  creatorId: 'hr1',
  deadline: '2026-11-25T10:00:00.000Z',
};
const push = { ...ids, collectionId: 'c1', offerId: 'o1', pushId: 'pu1', message: 'P0001' };
const comment = { jobSeekerId: 'js1', commentId: 'co1', text: '@', private: true, authorId: 'hr1' };

const letter = {
  number: 'D-7',
  writtenBy: 'hr1',
  subject: '{{name}}，请补充材料',
  content: '{{name}}，你好：\n请补充“{{position}}”的材料（{{number}}）。\n{{recruiter}}',
  sms: '{{name}}，请查看邮件。',
};

/** What staff are told of what they gave to others or is left to them, and what they write themselves, by hand. */
export const staffCases: readonly PolicyCase[] = [
  ['ItemScreened', { ...item, verdict: 'PASS' }, ['hr1 screening-answered MAIL']],
  ['ItemScreened', { ...item, verdict: 'PASS', screenerId: 'hr1' }, []],
  ['ItemRevised', { ...item, verdict: 'RECOMMENDED' }, ['hr1 screening-answered MAIL']],
  ['ItemOverdue', item, ['hr1 screening-overdue MAIL']],
  [
    'SessionClosed',
    { appointmentSessionId: 'se1', positionId: 'p1', principalId: 'hr1', unreserved: 3 },
    ['hr1 session-closed MAIL'],
  ],
  ['SessionClosed', { appointmentSessionId: 'se1', positionId: 'p1', principalId: 'hr1', unreserved: 0 }, []],
  [
    'JobSeekerCommented',
    { ...comment, mentions: ['c1', 'c2', 'c1', 'hr1'] },
    ['c1 mentioned MAIL', 'c2 mentioned MAIL'],
  ],
  ['JobSeekerCommented', { ...comment, mentions: [] }, []],
  ['SapPushFailed', { ...push, requestedBy: 'hr1' }, ['hr1 push-failed MAIL']],
  ['SapPushFailed', { ...push, requestedBy: '' }, []],
  ['CandidateWrittenTo', { ...ids, ...letter, channels: ['MAIL', 'SMS'] }, ['js1 letter MAIL', 'js1 letter SMS']],
  ['CandidateWrittenTo', { ...ids, ...letter, channels: ['SMS'] }, ['js1 letter SMS']],
  [
    'PersonWrittenTo',
    { jobSeekerId: 'js1', ...letter, channels: ['MAIL', 'SMS'] },
    ['js1 letter MAIL', 'js1 letter SMS'],
  ],
  ['CandidateWrittenTo', { ...ids, ...letter, channels: ['MAIL'], subject: null, content: null, sms: null }, []],
];
