import { made, type Steps } from './journey.ts';

/** Where the story of a person ends off the way. */
export const ends: Steps = {
  'screening-held': async (journey) => {
    await journey.teller.tell(journey.company.as('screener'), 'ScreenItem', {
      screeningItemId: made(journey, 'screeningItemId'),
      verdict: 'UNDETERMINED',
      opinion: '经验合适，想先看同批的其他人。',
    });
  },
  eliminated: async ({ teller, hr, applicationId, company, ...journey }) => {
    await teller.tell(company.as('screener'), 'ScreenItem', {
      screeningItemId: journey.made.screeningItemId,
      verdict: 'ELIMINATED',
      reasonCode: 'YEARS',
      opinion: '射频经验不足两年。',
    });
    await teller.tell(hr, 'EliminateApplication', {
      applicationId,
      reason: '射频经验不足两年',
      reasonCode: 'EXPERIENCE',
    });
  },
  withdrawn: async ({ teller, me, applicationId }) => {
    await teller.tell(me, 'WithdrawApplication', { applicationId, reason: '已接受其他机会' });
  },
  'consent-withdrawn': async ({ teller, me }) => {
    await teller.tell(me, 'WithdrawConsent', {});
  },
};
