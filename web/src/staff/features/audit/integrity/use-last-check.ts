import { useIntegrityQuery } from '../api.ts';

/** Milliseconds between two questions: while the first check goes on, and after it. The server checks by itself, too. */
const everyMs = { checking: 2_000, checked: 60_000 } as const;

/** What the last check of the log found, whoever wanted it; a page that stays open hears of a newer one. */
export function useLastCheck() {
  const known = useIntegrityQuery(undefined, { selectFromResult: ({ data }) => ({ isKnown: data?.data != null }) });
  return useIntegrityQuery(undefined, {
    pollingInterval: known.isKnown ? everyMs.checked : everyMs.checking,
    refetchOnMountOrArgChange: true,
    skipPollingIfUnfocused: true,
  });
}
