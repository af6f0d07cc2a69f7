import type { SmsTested } from '@talentlog/contracts';
import { request } from '../../../api/http.ts';
import { answered } from '../../model/setup.ts';
import { staffApi } from '../../model/staff-api.ts';

/** Sends a test message, of which the server answers what became of it. */
const tested = (path: string, to: string) =>
  answered(async () => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await request(path, { method: 'POST', headers, body: JSON.stringify({ to }) });
    const { data }: { data: SmsTested } = await response.json();
    return data;
  });

/** What the setup guide tries. */
const setupApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    testMessage: build.mutation<SmsTested, { readonly kind: 'sms' | 'mail'; readonly to: string }>({
      queryFn: ({ kind, to }) => tested(`/api/${kind}/test`, to),
    }),
  }),
});

export const { useTestMessageMutation } = setupApi;
