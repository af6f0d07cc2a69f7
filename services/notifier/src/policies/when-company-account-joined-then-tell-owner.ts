import { when } from '@talentlog/runtime';
import { byMail } from '../request.ts';

/** Whoever has an account hears that somebody may come in by another way from now on; one that was made by it had nobody before. */
export const whenCompanyAccountJoined = when('CompanyAccountLinked', ({ data: { accountId, givesRoles }, at }) =>
  givesRoles
    ? []
    : [
        byMail({
          template: 'company-account-joined',
          to: { accountId },
          link: { page: '/staff/security' },
          fields: { at: { instant: at } },
        }),
      ],
);
