import type { SetupStep } from '@talentlog/contracts';
import type { QueryData } from '../../api/index.ts';
import { paths } from './paths.ts';
import { question, staffApi } from './staff-api.ts';

/** How far the company is set up, for administrators: one question, whose answer the rail counts and the guide shows. */
export const { useSetupStateQuery } = staffApi.injectEndpoints({
  endpoints: (build) => ({ setupState: question(build, 'setupState') }),
});

type SetupState = QueryData<'setupState'>;
export type Step = SetupState['steps'][number];

/** Where a step is done; nowhere for what the server's own configuration says. */
export const placeOf: Partial<Record<SetupStep, string>> = {
  company: paths.settings,
  account: paths.security,
  position: paths.newPosition,
  colleague: paths.inviteColleague,
};

/** The part of the health page that says whether what is configured answers. */
export const partOf: Partial<Record<SetupStep, string>> = {
  mail: 'mail',
  sms: 'sms',
  sap: 'hr-core',
  scanner: 'scanner',
};

/** Where a company has not even a name yet, its administrators are led to the guide. */
export const isUnnamed = ({ steps }: SetupState): boolean =>
  steps.some(({ name, done, skipped }) => name === 'company' && !done && !skipped);

/** Steps that wait: neither done nor put aside, nor left to the development inbox. */
export const waitingSteps = (steps: readonly Step[]): number =>
  steps.filter(({ done, skipped, inInbox }) => !done && !skipped && !inInbox).length;
