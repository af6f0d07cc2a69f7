import { type HrCore, HrCoreUnavailable } from './port.ts';

const message = 'SAP is not configured: HR_CORE_URL is not set';

/** Stands where no HR core is configured: nothing is told to anybody, and whoever pushes hears why at once. */
export const absentHrCore: HrCore = {
  find: async () => {
    throw new HrCoreUnavailable(message);
  },
  missing: async ({ rows }) => rows,
  push: async () => ({ outcome: 'refused', rows: [], message }),
};
