import { useEffect, useRef, useState } from 'react';
import { staffApi, tags } from '../../model/staff-api.ts';
import { useAppDispatch } from '../../model/store.ts';
import { type ItemResult, runBulk } from './run-bulk.ts';

/** Starts once and tells what became of each; `leave` stops before the next item, what was done stays done. */
export function useBulkRun(ids: readonly string[], send: (id: string) => Promise<unknown>) {
  const dispatch = useAppDispatch();
  const [results, setResults] = useState<readonly ItemResult[]>([]);
  const started = useRef(false);
  const stop = useRef(new AbortController());
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const tell = (result: ItemResult) => setResults((before) => [...before, result]);
    void runBulk(ids, send, tell, stop.current.signal).then(() => dispatch(staffApi.util.invalidateTags([...tags])));
  }, [dispatch, ids, send]);
  return { results, leave: () => stop.current.abort() };
}
