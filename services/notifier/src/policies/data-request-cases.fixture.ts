import type { PolicyCase } from './policy-case.fixture.ts';

const at = '2026-11-21T01:00:00.000Z';
const request = { dataRequestId: 'd1', jobSeekerId: 'js1', kind: 'ACCESS_COPY' };
const told = (whoAndWhat: string): readonly string[] => [`${whoAndWhat} MAIL`, `${whoAndWhat} SMS`];

/** What is told of each step of a data request: written by hand. */
export const dataRequestCases: readonly PolicyCase[] = [
  ['DataRequestReceived', { ...request, dueAt: at }, told('js1 data-request-received')],
  ['DataRequestTaken', request, told('js1 data-request-taken')],
  [
    'DataRequestFulfilled',
    { ...request, answer: '已更正', copyUntil: null, link: null },
    told('js1 data-request-fulfilled'),
  ],
  [
    'DataRequestFulfilled',
    { ...request, answer: null, copyUntil: null, link: null },
    told('js1 data-request-fulfilled'),
  ],
  [
    'DataRequestFulfilled',
    { ...request, kind: 'DELETION', answer: '将删除', copyUntil: null, link: null },
    told('js1 data-deletion-to-come'),
  ],
  [
    'DataRequestHeldUp',
    { ...request, kind: 'DELETION', why: 'OFFER_ACCEPTED', dueAt: at, remindAt: at },
    told('js1 data-deletion-held-up'),
  ],
  ['DataRequestFulfilled', { ...request, answer: '请下载', copyUntil: at, link: null }, told('js1 data-copy-ready')],
  [
    'DataRequestFulfilled',
    { ...request, answer: '请下载', copyUntil: at, link: { linkId: 'l1' } },
    told('js1 data-copy-ready'),
  ],
  ['DataRequestRejected', { ...request, reason: '身份未能核实' }, told('js1 data-request-rejected')],
  [
    'DataRequestAlarmed',
    { ...request, alarm: 'FIRST', dueAt: at },
    ['holders of ADMIN_PRIVACY data-request-alarm MAIL'],
  ],
];
