import type { CompanyProfile } from '@talentlog/contracts';
import { type ReactNode, useLayoutEffect } from 'react';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { IntlRoot } from '../../i18n/react.tsx';
import { question, staffApi } from '../model/staff-api.ts';
import { useSignIn } from '../model/use-sign-in.ts';
import { showCompany } from './company-here.ts';

const { useCompanyProfileQuery } = staffApi.injectEndpoints({
  endpoints: (build) => ({ companyProfile: question(build, 'companyProfile') }),
});

interface Props {
  readonly catalogue: Catalogue;
  /** The company as the server wrote it into the page. */
  readonly atStart: CompanyProfile;
  readonly children: ReactNode;
}

/** Everything below names the company as it is now: one that gets another name, logo or colour shows it at once, in every window. */
export function CompanyRoot({ catalogue, atStart, children }: Props) {
  const { me } = useSignIn();
  const { data } = useCompanyProfileQuery({}, { skip: me === null });
  const company = data?.data ?? atStart;
  useLayoutEffect(() => showCompany(company), [company]);
  return (
    <IntlRoot catalogue={catalogue} company={company}>
      {children}
    </IntlRoot>
  );
}
