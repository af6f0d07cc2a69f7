import type { SmsTested } from '@talentlog/contracts';
import { request } from '../../../api/http.ts';
import { asProblem } from '../../../api/index.ts';
import { type Failure, question, staffApi } from '../../model/staff-api.ts';

/** What the health page says of the parts that reach outside, to an administrator. */
export interface Health {
  readonly parts: Readonly<Record<string, { readonly ready: boolean; readonly detail: string } | undefined>>;
}

/** The health page answers 503 with the same words where something is missing. */
async function health(): Promise<Health> {
  const response = await fetch('/api/health', { headers: { Accept: 'application/json' } });
  return response.json();
}

async function answered<T>(ask: () => Promise<T>): Promise<{ data: T } | { error: Failure }> {
  try {
    return { data: await ask() };
  } catch (thrown) {
    const { status, code, params, errors, traceId } = asProblem(thrown);
    return { error: { status, code, params, errors, traceId } };
  }
}

/** What the setup guide asks: which of its steps are done. */
export const setupApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    setupSettings: question(build, 'companySettings', ['settings']),
    setupPositions: question(build, 'positions', ['positions']),
    setupColleagues: question(build, 'staffMembers', ['accounts']),
    setupHealth: build.query<Health, void>({ queryFn: () => answered(health) }),
    testSms: build.mutation<SmsTested, string>({
      queryFn: (to) =>
        answered(async () => {
          const headers = { 'Content-Type': 'application/json' };
          const response = await request('/api/sms/test', { method: 'POST', headers, body: JSON.stringify({ to }) });
          const { data }: { data: SmsTested } = await response.json();
          return data;
        }),
    }),
  }),
});

export const {
  useSetupSettingsQuery,
  useSetupPositionsQuery,
  useSetupColleaguesQuery,
  useSetupHealthQuery,
  useTestSmsMutation,
} = setupApi;
