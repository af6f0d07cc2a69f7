import { paths } from '../../model/paths.ts';
import { useSetupColleaguesQuery, useSetupHealthQuery, useSetupPositionsQuery, useSetupSettingsQuery } from './api.ts';

/** The steps of the guide, in the order in which they help. */
type StepName = 'company' | 'account' | 'mail' | 'sms' | 'sap' | 'position' | 'colleague';

interface Step {
  readonly name: StepName;
  /** Undefined while nobody knows. */
  readonly done: boolean | undefined;
  /** Where it is done; nowhere for what the server's own configuration says. */
  readonly to?: string;
  /** What the server says is missing, in its own words. */
  readonly detail?: string;
}

/** How far the company is set up, by what is there. */
export function useSteps(): readonly Step[] {
  const settings = useSetupSettingsQuery({}).data?.data;
  const positions = useSetupPositionsQuery({ page: 1, size: 1 }).data?.page?.total;
  const colleagues = useSetupColleaguesQuery({}).data?.data;
  const parts = useSetupHealthQuery().data?.parts;
  const outside = (name: string) => {
    const part = parts?.[name];
    return { done: part?.ready, ...(part === undefined || part.ready ? {} : { detail: part.detail }) };
  };
  const named = settings && settings.values.companyName !== settings.defaults.companyName;
  return [
    { name: 'company', done: named, to: paths.settings },
    { name: 'account', done: undefined, to: paths.security },
    { name: 'mail', ...outside('mail') },
    { name: 'sms', ...outside('sms') },
    { name: 'sap', ...outside('hr-core') },
    { name: 'position', done: positions === undefined ? undefined : positions > 0, to: paths.newPosition },
    { name: 'colleague', done: colleagues && colleagues.length > 1, to: paths.inviteColleague },
  ];
}
