import type { CompanySettings, SetupStep } from '@talentlog/contracts';
import { useHealthQuery } from './health.ts';
import { paths } from './paths.ts';
import { question, staffApi } from './staff-api.ts';

/** What is asked to know which steps are done. */
const setupApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    setupSettings: question(build, 'companySettings', ['settings']),
    setupPositions: question(build, 'positions', ['positions']),
    setupColleagues: question(build, 'colleagues', ['accounts']),
    setupAccount: question(build, 'mySecurity', ['accounts']),
  }),
});

export interface Step {
  readonly name: SetupStep;
  /** Undefined while nobody knows. */
  readonly done: boolean | undefined;
  /** Put aside: nothing reminds of it. */
  readonly skipped: boolean;
  /** Where it is done; nowhere for what the server's own configuration says. */
  readonly to?: string;
  /** What the server says is missing, in its own words. */
  readonly detail?: string;
}

/** Where a company has not even a name yet, its administrators are led to the guide. */
export const isUnnamed = ({ values, defaults }: { values: CompanySettings; defaults: CompanySettings }): boolean =>
  values.companyName === defaults.companyName && !values.setupSkipped.includes('company');

/** How far the company is set up, by what is there; for administrators. */
export function useSteps(): readonly Step[] {
  const settings = setupApi.useSetupSettingsQuery({}).data?.data;
  const positions = setupApi.useSetupPositionsQuery({ state: ['OPEN'], page: 1, size: 1 }).data?.page?.total;
  const colleagues = setupApi.useSetupColleaguesQuery({ page: 1, size: 1 }).data?.page?.total;
  const mine = setupApi.useSetupAccountQuery({}).data?.data;
  const parts = useHealthQuery().data?.parts;
  const outside = (name: string) => {
    const part = parts?.[name];
    return { done: part?.ready, ...(part === undefined || part.ready ? {} : { detail: part.detail }) };
  };
  const named = settings && settings.values.companyName !== settings.defaults.companyName;
  const own = mine === undefined ? undefined : mine.hasPassword && !mine.isPasswordGiven;
  const steps: readonly Omit<Step, 'skipped'>[] = [
    { name: 'company', done: named, to: paths.settings },
    { name: 'account', done: own, to: paths.security },
    { name: 'mail', ...outside('mail') },
    { name: 'sms', ...outside('sms') },
    { name: 'sap', ...outside('hr-core') },
    { name: 'position', done: positions === undefined ? undefined : positions > 0, to: paths.newPosition },
    { name: 'colleague', done: colleagues === undefined ? undefined : colleagues > 1, to: paths.inviteColleague },
  ];
  return steps.map((step) => ({ ...step, skipped: settings?.values.setupSkipped.includes(step.name) ?? false }));
}

/** Steps that wait: neither done nor put aside. */
export const waitingSteps = (steps: readonly Step[]): number =>
  steps.filter(({ done, skipped }) => done === false && !skipped).length;

export const { useSetupSettingsQuery } = setupApi;
