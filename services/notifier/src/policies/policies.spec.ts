import { describe, expect, test } from '@jest/globals';
import { newUuid, type OpenedEvent, readerOf, START } from '@talentlog/runtime';
import { type WrittenLanguage, writeField } from '../rendering/fields.ts';
import { render } from '../rendering/render.ts';
import type { NotificationRequest } from '../request.ts';
import { type TemplateName, templates } from '../templates/index.ts';
import { policies } from './index.ts';

const at = '2026-11-21T01:00:00.000Z';
const ids = { applicationId: 'a1', jobSeekerId: 'js1', positionId: 'p1' };
const place = {
  mode: 'VIDEO',
  site: '',
  videoTool: 'TEAMS',
  link: 'https://meet.example.com/7',
  meetingCode: '778',
  password: '',
  contact: '021-1234',
};
const interview = {
  ...ids,
  interviewId: 'i1',
  start: '2026-12-01T06:30:00.000Z',
  end: '2026-12-01T07:30:00.000Z',
  place,
  interviewerIds: ['iv1', 'iv2'],
  signInCode: '123456',
  seed: 'seed-i',
};
const offer = { ...ids, offerId: 'o1', hrOwnerId: 'hr1' };
const link = { seed: 'seed', linkId: 'l1', expiresAt: '2026-11-28T15:59:59.999Z' };
const appointment = { ...ids, appointmentId: 'ap1', deadline: '2026-11-25T10:00:00.000Z', seed: 'seed-a' };
const slot = { ...ids, appointmentId: 'ap1', start: '2026-12-01T01:30:00.000Z', end: '2026-12-01T02:00:00.000Z' };
const collection = { ...ids, ...link, collectionId: 'c1', offerId: 'o1' };

/** Event, its data, and who is told what by which channel. */
const cases: readonly (readonly [string, object, readonly string[]])[] = [
  ['RecordDelivered', { ...ids, number: 'D-7' }, ['js1 resume-delivered MAIL']],
  ['RecordEnded', { ...ids, outcome: 'EMPLOYED' }, ['js1 onboard-confirmed MAIL']],
  ['RecordEnded', { ...ids, outcome: 'NOT_PASSED' }, []],
  ['AppointmentInvited', appointment, ['js1 appointment-invited MAIL', 'js1 appointment-invited SMS']],
  ['AppointmentReopened', appointment, ['js1 appointment-invited MAIL', 'js1 appointment-invited SMS']],
  ['AppointmentUrged', appointment, ['js1 appointment-urged MAIL', 'js1 appointment-urged SMS']],
  ['AppointmentDeadlineExtended', appointment, ['js1 appointment-extended MAIL', 'js1 appointment-extended SMS']],
  ['SlotReserved', slot, ['js1 reservation-confirmed MAIL', 'js1 reservation-confirmed SMS']],
  ['SlotAdjusted', slot, ['js1 reservation-moved MAIL', 'js1 reservation-moved SMS']],
  [
    'AppointmentCancelled',
    { ...ids, cause: 'SESSION_CANCELLED' },
    ['js1 appointment-cancelled MAIL', 'js1 appointment-cancelled SMS'],
  ],
  ['AppointmentCancelled', { ...ids, cause: 'RECORD_ENDED' }, []],
  [
    'InterviewArranged',
    interview,
    [
      'js1 interview-arranged MAIL',
      'js1 interview-arranged SMS',
      'iv1 interview-for-interviewer MAIL',
      'iv2 interview-for-interviewer MAIL',
    ],
  ],
  [
    'InterviewRescheduled',
    {
      ...interview,
      interviewerIds: ['iv1'],
      formerInterviewerIds: ['iv1', 'iv3'],
      formerStart: '2026-11-30T06:30:00.000Z',
      notify: true,
    },
    [
      'js1 interview-rescheduled MAIL',
      'js1 interview-rescheduled SMS',
      'iv1 interview-for-interviewer MAIL',
      'iv3 interview-for-interviewer MAIL',
    ],
  ],
  [
    'InterviewRescheduled',
    {
      ...interview,
      interviewerIds: ['iv1'],
      formerInterviewerIds: ['iv1'],
      formerStart: '2026-11-30T06:30:00.000Z',
      notify: false,
    },
    ['iv1 interview-for-interviewer MAIL'],
  ],
  [
    'InterviewCancelled',
    { ...interview, interviewerIds: ['iv1'], reason: null, cause: 'STAFF' },
    ['js1 interview-cancelled MAIL', 'js1 interview-cancelled SMS', 'iv1 interview-for-interviewer MAIL'],
  ],
  ['ScreeningAssigned', { ...ids, screenerId: 's1', deadline: at }, ['s1 screening-assigned MAIL']],
  ['ApprovalSubmitted', { ...offer, approverIds: ['ap1', 'ap2'] }, ['ap1 approval-requested MAIL']],
  ['StepAgreed', { ...offer, nextApproverId: 'ap2', final: false }, ['ap2 approval-requested MAIL']],
  ['StepAgreed', { ...offer, nextApproverId: null, final: true }, []],
  ['StepForwarded', { ...offer, toAccountId: 'ap3' }, ['ap3 approval-requested MAIL']],
  ['StepDisagreed', { ...offer, reason: 'pay' }, ['hr1 offer-answered MAIL']],
  [
    'OfferSent',
    { ...offer, ...link, subject: 'Offer', content: '恭喜您\n加入我们', sms: '您的Offer' },
    ['js1 offer-sent MAIL', 'js1 offer-sent SMS'],
  ],
  ['OfferSent', { ...offer, ...link, subject: null, content: null, sms: null }, []],
  ['OfferReminded', { ...offer, ...link, hoursLeft: 24 }, ['js1 offer-reminded MAIL', 'js1 offer-reminded SMS']],
  ['OfferLinkRenewed', { ...offer, ...link }, ['js1 offer-link-renewed MAIL', 'js1 offer-link-renewed SMS']],
  ['OfferAccepted', offer, ['js1 offer-accepted MAIL', 'hr1 offer-answered MAIL']],
  ['OfferRefused', { ...offer, reason: null }, ['hr1 offer-answered MAIL']],
  ['OfferExpired', offer, ['hr1 offer-answered MAIL']],
  ['CollectionSent', collection, ['js1 collection-sent MAIL', 'js1 collection-sent SMS']],
  ['CollectionReminded', collection, ['js1 collection-reminded MAIL', 'js1 collection-reminded SMS']],
  [
    'CollectionRejected',
    { ...collection, reason: '证件过期', fields: ['identity.number', 'bank.number'] },
    ['js1 collection-rejected MAIL', 'js1 collection-rejected SMS'],
  ],
  [
    'CollectionRejected',
    { ...collection, reason: null, fields: ['identity.number'] },
    ['js1 collection-rejected MAIL', 'js1 collection-rejected SMS'],
  ],
];

const tell = (type: string, data: object): readonly NotificationRequest[] => {
  const id = newUuid();
  const metadata = { actor: 'x', correlationId: id, causationId: id, commandId: id, commandName: 'X', at };
  const event: OpenedEvent = {
    id,
    type,
    data: data as OpenedEvent['data'],
    at,
    stream: 'x-1',
    revision: 0,
    position: START,
    metadata,
  };
  return readerOf(policies).read(event).flat();
};

const write = (request: NotificationRequest, language: WrittenLanguage) =>
  render(templates[request.template], language, {
    ...Object.fromEntries(Object.entries(request.fields).map(([key, field]) => [key, writeField(field, language)])),
    name: '林',
    position: '后端工程师',
    link: 'https://talent.example.com/x',
    company: 'Acme',
  });

describe('policies', () => {
  test.each(cases)('when %s %j', (type, data, told) => {
    const requests = tell(type, data);
    const who = ({ to }: NotificationRequest) => ('jobSeekerId' in to ? to.jobSeekerId : to.accountId);
    expect(requests.map((request) => `${who(request)} ${request.template} ${request.channel}`)).toEqual(told);
    for (const request of requests) {
      for (const language of ['zh-CN', 'en-US'] as const) {
        const { subject, text, html, sms } = write(request, language);
        expect(subject).not.toBe('');
        expect(`${subject}${text}${html}${sms ?? ''}`).not.toMatch(/\{\{|undefined|\[object/);
        if (request.channel === 'SMS') expect(sms).toMatch(/Acme/);
        if (request.link !== undefined) expect(text + (sms ?? '')).toContain('https://talent.example.com/x');
      }
    }
  });

  test('tell about every template', () => {
    const told = new Set(cases.flatMap(([type, data]) => tell(type, data).map((request) => request.template)));
    expect([...told].sort()).toEqual((Object.keys(templates) as TemplateName[]).sort());
  });

  test('a policy hands the seed of the link on, and never a name or an address', () => {
    for (const request of tell('InterviewArranged', interview).slice(0, 2)) {
      expect(request.link).toEqual({ purpose: 'interview', seed: 'seed-i' });
    }
  });

  test('an interview letter says when, how and where, in the language of its reader', () => {
    const [mail] = tell('InterviewArranged', interview);
    if (mail === undefined) throw new Error('nothing told');
    expect(write(mail, 'zh-CN').text).toContain(
      '时间：2026年12月1日（周二）14:30（60分钟）\n\n方式：视频面试\n\n会议：https://meet.example.com/7 / 778\n\n联系方式：021-1234',
    );
    expect(write(mail, 'en-US').text).toContain('Time: Tue, 1 Dec 2026, 14:30 (China time) (60 minutes)');
    expect(write(mail, 'zh-CN').text).not.toContain('地点');
  });
});

describe('rendering', () => {
  const template = {
    scene: 'OFFER',
    'zh-CN': {
      subject: '{{title}}',
      lines: ['{{title}}', '{{#if none}}never{{/if}}'],
      action: '打开',
      sms: '{{title}}',
    },
    'en-US': { subject: '{{missing}}', lines: [] },
  } as const;
  const fields = {
    name: '<b>林</b>',
    position: '',
    link: 'https://x.example/?a=1&b="2"',
    company: 'A&B',
    title: '<script>alert(1)</script>\r\nBcc: x',
    none: '',
  };

  test('text is text: HTML is escaped, a subject is one line', () => {
    const { subject, text, html, sms } = render(template, 'zh-CN', fields);
    expect(subject).toBe('<script>alert(1)</script> Bcc: x');
    expect(text).toContain('<script>alert(1)</script>');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>Bcc: x');
    expect(html).toContain('href="https://x.example/?a&#x3D;1&amp;b&#x3D;&quot;2&quot;"');
    expect(sms).toBe('【A&B】<script>alert(1)</script>\r\nBcc: x');
    expect(text).not.toContain('never');
  });

  test('a field that nobody gave is an error', () => {
    expect(() => render(template, 'en-US', fields)).toThrow('missing');
  });
});
