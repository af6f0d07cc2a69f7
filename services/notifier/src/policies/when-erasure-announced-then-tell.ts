import { when } from '@talentlog/runtime';
import { byMailAndSms } from '../request.ts';

/** Whoever is to be erased hears of it while they can still stay, by every way that leads to them: it is the last there is to say. */
export const whenErasureAnnounced = when('ErasureAnnounced', ({ data: { jobSeekerId, erasesAt } }) =>
  byMailAndSms({
    template: 'erasure-announced',
    to: { jobSeekerId },
    link: { page: '/personal/account_setting' },
    fields: { erasesAt: { instant: erasesAt } },
  }),
);
