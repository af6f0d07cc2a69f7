import type { SmsTested } from '@talentlog/contracts';
import { request } from '../../../api/http.ts';
import { answered } from '../../model/plain-answers.ts';
import { staffApi } from '../../model/staff-api.ts';

/** What the setup guide tries. */
const setupApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    testSap: build.mutation<SmsTested, void>({
      async queryFn(_nothing, asked) {
        const tried = () => request('/api/sap/test', { method: 'POST' });
        const told = await answered<{ readonly data: SmsTested }>(asked, tried);
        return 'data' in told ? told.data : told;
      },
    }),
    testMessage: build.mutation<SmsTested, { readonly kind: 'sms' | 'mail'; readonly to: string }>({
      async queryFn({ kind, to }, asked) {
        const headers = { 'Content-Type': 'application/json' };
        const sent = () => request(`/api/${kind}/test`, { method: 'POST', headers, body: JSON.stringify({ to }) });
        const told = await answered<{ readonly data: SmsTested }>(asked, sent);
        return 'data' in told ? told.data : told;
      },
    }),
  }),
});

export const { useTestMessageMutation, useTestSapMutation } = setupApi;
