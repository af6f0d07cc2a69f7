import { happened, type Told } from './story.ts';

/** A person with consent for half a year. */
export const aPerson = (jobSeekerId: string, name: string): Told[] => [
  happened('jobSeeker', jobSeekerId, 'JobSeekerCreated', {
    jobSeekerId,
    accountId: null,
    source: 'STAFF',
    number: jobSeekerId.slice(-4),
    name,
    phone: '+8613800006021',
    email: 'lin@mail.example',
  }),
  happened('privacyAuthorization', jobSeekerId, 'ConsentGranted', {
    jobSeekerId,
    policyVersion: '2025-01-23',
    expiresAt: '2027-05-01T00:00:00.000Z',
  }),
];

export const consentExpired = (jobSeekerId: string): Told =>
  happened('privacyAuthorization', jobSeekerId, 'ConsentExpired', { jobSeekerId, policyVersion: '2025-01-23' });
export const consentWithdrawn = (jobSeekerId: string): Told =>
  happened('privacyAuthorization', jobSeekerId, 'ConsentWithdrawn', { jobSeekerId, applicationIds: [] });
export const called = (jobSeekerId: string, name: string): Told =>
  happened('jobSeeker', jobSeekerId, 'ContactChanged', {
    ...{ jobSeekerId, field: 'name', before: null, after: name },
    ...{ by: 'SELF', agreedBy: [], everywhere: false },
  });
