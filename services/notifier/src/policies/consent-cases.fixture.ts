import type { PolicyCase } from './policy-case.fixture.ts';

const at = '2026-12-21T01:00:00.000Z';
const told = (what: string): readonly string[] => [`js1 ${what} MAIL`, `js1 ${what} SMS`];

/** What is told of consents, written by hand. */
export const consentCases: readonly PolicyCase[] = [
  ['ConsentRequested', { jobSeekerId: 'js1', requestedBy: 'hr1' }, []],
  [
    'ConsentRequested',
    { jobSeekerId: 'js1', requestedBy: 'hr1', linkId: 'l-c', linkExpiresAt: at },
    told('consent-requested'),
  ],
  [
    'ConsentReminded',
    { jobSeekerId: 'js1', linkId: 'l-c', linkExpiresAt: at, expiresAt: at, daysLeft: 7 },
    told('consent-ending'),
  ],
  [
    'ConsentAskedAnew',
    { jobSeekerId: 'js1', linkId: 'l-c', linkExpiresAt: at, policyVersion: '2026-12-01', until: at },
    told('consent-asked-anew'),
  ],
  ['ConsentGranted', { jobSeekerId: 'js1', policyVersion: '2025-01-23', expiresAt: at }, []],
  [
    'ConsentGranted',
    { jobSeekerId: 'js1', policyVersion: '2025-01-23', expiresAt: at, requestedBy: 'hr1' },
    ['hr1 consent-answered MAIL'],
  ],
  ['ConsentDeclined', { jobSeekerId: 'js1', applicationIds: [], requestedBy: 'hr1' }, ['hr1 consent-answered MAIL']],
  ['ConsentDeclined', { jobSeekerId: 'js1', applicationIds: [] }, []],
];
