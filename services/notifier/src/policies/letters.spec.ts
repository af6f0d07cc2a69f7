import { describe, expect, test } from '@jest/globals';
import { newUuid } from '@talentlog/runtime';
import { first, tell, who, write } from './told.fixture.ts';

const ids = { applicationId: 'a1', jobSeekerId: 'js1', positionId: 'p1' };
const offer = { ...ids, offerId: 'o1', hrOwnerId: 'hr1' };
const start = '2026-12-01T06:30:00.000Z';

const onSite = {
  mode: 'ON_SITE',
  site: '张江路 8 号',
  videoTool: '',
  link: '',
  meetingCode: '',
  password: '',
  contact: '',
};

/** Event, its data, reader, and what the letter says in Chinese and in English: by hand, from what the pages promise. */
const letters: readonly (readonly [string, object, string, readonly string[], readonly string[]])[] = [
  [
    'StageAdvanced',
    { ...ids, to: 'SECOND_INTERVIEW' },
    'js1',
    ['后端工程师', '当前环节：复试', '投递记录'],
    ['后端工程师', 'now at: Second interview'],
  ],
  ['StageAdvanced', { ...ids, to: 'OFFER' }, 'js1', ['当前环节：录用评估。'], ['now at: Hiring decision.']],
  ['OnboardingStarted', ids, 'js1', ['当前环节：入职办理'], ['now at: Onboarding']],
  ['RecordReopened', { ...ids, stage: 'REVIEW' }, 'js1', ['已重新开始', '评审'], ['opened again', 'Review']],
  [
    'RecordTransferred',
    { ...ids, toPositionId: 'p2' },
    'js1',
    ['“后端工程师”的应聘已转到“测试工程师”'],
    ['was moved to Tester'],
  ],
  ['RecordEnded', { ...ids, outcome: 'NOT_PASSED', reason: '态度差' }, 'js1', ['没有通过'], ['not go further']],
  ['RecordEnded', { ...ids, outcome: 'NO_SHOW', reason: null }, 'js1', ['结果：未到场'], ['result: Did not attend']],
  ['RecordEnded', { ...ids, outcome: 'POSITION_CLOSED', reason: null }, 'js1', ['停止招聘'], ['no longer hire']],
  [
    'RecordEnded',
    { ...ids, outcome: 'TALENT_POOL', reason: null },
    'js1',
    ['授权有效期内，我们会保留您的简历'],
    ['as long as your consent lives'],
  ],
  [
    'RecordEnded',
    { ...ids, outcome: 'ABANDONED', reason: '已接受其他机会' },
    'recruiter of p1',
    ['高明', '后端工程师', '已放弃', '原因：已接受其他机会'],
    ['高明', 'Withdrawn', 'Why: 已接受其他机会'],
  ],
  [
    'InterviewDeclined',
    { ...ids, start, reason: '时间不合适', interviewerIds: ['iv1'] },
    'iv1',
    ['高明答复不参加', '2026年12月1日（周二）14:30', '原因：时间不合适'],
    ['高明 will not come', 'Tue, 1 Dec 2026, 14:30', 'Why: 时间不合适'],
  ],
  [
    'InterviewReminded',
    {
      ...ids,
      start,
      end: '2026-12-01T07:00:00.000Z',
      place: onSite,
      interviewerIds: [],
      arrangedBy: 'hr1',
      unanswered: true,
    },
    'js1',
    ['就在明天', '2026年12月1日（周二）14:30（30分钟）', '地点：张江路 8 号', '还没有回复是否参加'],
    ['is tomorrow', 'Tue, 1 Dec 2026, 14:30', 'Where: 张江路 8 号', 'not told us yet'],
  ],
  [
    'InterviewArranged',
    { ...ids, interviewId: 'i1', start, end: '2026-12-01T07:15:00.000Z', place: onSite, interviewerIds: ['iv1'] },
    'iv1',
    ['新的面试：高明', '2026年12月1日（周二）14:30', '时长：45分钟', '地点：张江路 8 号'],
    ['New interview: 高明', 'Tue, 1 Dec 2026, 14:30', 'Length: 45 minutes', 'Where: 张江路 8 号'],
  ],
  ['InterviewAccepted', { ...ids, start, interviewerIds: [] }, 'recruiter of p1', ['高明答复参加'], ['高明 will come']],
  [
    'AppointmentRejected',
    { ...ids, reason: '时间不合适' },
    'recruiter of p1',
    ['高明答复不参加', '原因：时间不合适'],
    ['高明 does not want to come', 'Why: 时间不合适'],
  ],
  [
    'ApprovalSubmitted',
    { ...offer, approverIds: ['ap1'], submittedBy: 'hr1' },
    'ap1',
    ['高明的“后端工程师”Offer等待您审批', '提交人：林静'],
    ['The offer to 高明 for 后端工程师', 'From: 林静'],
  ],
  [
    'OfferRefused',
    { ...offer, reason: '薪酬不符合预期' },
    'hr1',
    ['高明', '已拒绝Offer', '原因：薪酬不符合预期'],
    ['高明', 'offer refused', 'Why: 薪酬不符合预期'],
  ],
  [
    'OfferWithdrawn',
    { ...offer, cause: 'WITHDRAWN', reason: '编制取消', wasSent: true },
    'js1',
    ['很抱歉', '撤回了“后端工程师”的Offer', '联系'],
    ['We are sorry', 'withdrawn the offer for 后端工程师'],
  ],
  [
    'CandidateWrittenTo',
    {
      ...ids,
      number: 'D-7',
      channels: ['MAIL'],
      writtenBy: 'hr1',
      subject: 'x',
      sms: '',
      content: '{{name}}你好：\n{{position}} {{number}} {{company}}\n{{recruiter}}',
    },
    'js1',
    ['林你好：\n后端工程师 D-7 Acme\n林静'],
    ['林你好：\n后端工程师 D-7 Acme\n林静'],
  ],
  [
    'PersonWrittenTo',
    {
      ...{ jobSeekerId: 'js1', number: 'C-7', channels: ['MAIL'], writtenBy: 'hr1', subject: 'x', sms: '' },
      content: '{{name}}你好：\n{{number}} {{company}}\n{{recruiter}}',
    },
    'js1',
    ['林你好：\nC-7 Acme\n林静'],
    ['林你好：\nC-7 Acme\n林静'],
  ],
  ['CollectionSubmitted', { ...offer, collectionId: 'c1', sentBy: 'hr1' }, 'hr1', ['高明提交了'], ['高明 handed in']],
];

const toldOf = (type: string, data: object, reader: string) => {
  const request = tell(type, data).find((one) => who(one) === reader);
  if (request === undefined) throw new Error(`${reader} is told nothing`);
  return request;
};

describe('a letter', () => {
  test.each(letters)('of %s %j to %s', async (type, data, reader, chinese, english) => {
    const request = toldOf(type, data, reader);
    const { text: zh } = await write(request, 'zh-CN');
    const { text: en } = await write(request, 'en-US');
    for (const words of chinese) expect(zh).toContain(words);
    for (const words of english) expect(en).toContain(words);
  });

  test('of a rejection never says the reason that staff wrote for themselves', async () => {
    const withdrawn = { ...offer, cause: 'WITHDRAWN', reason: '态度差', wasSent: true };
    const ended = tell('RecordEnded', { ...ids, outcome: 'NOT_PASSED', reason: '态度差' });
    for (const request of [...ended, ...tell('OfferWithdrawn', withdrawn)]) {
      const { subject, text, html, sms } = await write(request, 'zh-CN');
      expect(`${subject}${text}${html}${sms}`).not.toContain('态度差');
    }
  });

  test('to staff about a candidate is sealed under the candidate’s key', () => {
    const requests = [...tell('OfferRefused', offer), ...tell('RecordEnded', { ...ids, outcome: 'ABANDONED' })];
    const toStaff = requests.filter((one) => who(one) !== 'js1');
    expect(toStaff.map(({ about }) => about)).toEqual(['js1', 'js1']);
  });

  test('that a recruiter wrote greets once, signs once, and does not ask for answers that nobody reads', async () => {
    const content = '林，你好：\n\n很高兴邀请你加入。\n\n林静\n云岭网络招聘组';
    const sent = { ...offer, expiresAt: start, linkId: newUuid(), subject: '录用通知', content, sms: '请看' };
    const { text, html } = await write(first('OfferSent', sent), 'zh-CN');
    expect(text.match(/好[：:]/g)).toHaveLength(1);
    expect(text.match(/招聘(团队|组)/g)).toHaveLength(1);
    expect(html.match(/好[：:]/g)).toHaveLength(1);
    // Until when stands before the letter and its signature, the link after them.
    const inOrder = ['2026年12月1日（周二）14:30 前回复', '林，你好：', '云岭网络招聘组', 'https://'];
    const places = inOrder.map((words) => text.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    const { sms } = await write(toldOf('OfferSent', sent, 'js1'), 'zh-CN');
    expect(sms).toMatch(/请看 2026年12月1日（周二）14:30前有效：https?:/);
  });

  test('takes braces that a person typed for words, and for no field that somebody forgot', async () => {
    const request = toldOf('AppointmentRejected', { ...ids, reason: '{name}' }, 'recruiter of p1');
    expect((await write(request, 'zh-CN')).text).toContain('原因：｛name｝');
  });
});
