import type { HistoryAnswer } from '@talentlog/contracts';
import { createContext, useContext, useMemo } from 'react';
import { auditPaths } from '../../../model/paths.ts';
import { useStaffMembersQuery } from '../../../model/work.ts';
import { useAuditWords } from '../words.ts';

export interface Known {
  readonly name: string;
  /** Where its history is. */
  readonly to?: string;
}

/** What ids in the data stand for, as far as this screen knows: colleagues, the person, and the streams of the history. */
export const KnownIds = createContext<ReadonlyMap<string, Known>>(new Map());
export const useKnownId = (id: string): Known | undefined => useContext(KnownIds).get(id);

export function useKnownOf(history: HistoryAnswer, of: string): ReadonlyMap<string, Known> {
  const words = useAuditWords();
  const { data } = useStaffMembersQuery({ role: [] });
  return useMemo(() => {
    const colleagues = (data?.data ?? []).map(({ accountId, name }) => [accountId, { name }] as const);
    const streams = history.streams.map(({ stream, aggregate }) => {
      const id = stream.slice(aggregate.length + 1);
      const to = auditPaths.history(of, new URLSearchParams({ stream }).toString());
      return [id, { name: `${words.aggregate(aggregate)} …${id.slice(-4)}`, to }] as const;
    });
    const person = history.subject === null ? [] : [[history.subject, { name: history.name }] as const];
    return new Map<string, Known>([...colleagues, ...streams, ...person]);
  }, [data, history, of, words]);
}

/** What a stream is called: its kind, and whose account it is or the end of its id. */
export function useStreamName(): (stream: string) => string {
  const words = useAuditWords();
  const { data } = useStaffMembersQuery({ role: [] });
  return (stream) => {
    const kind = /^[a-zA-Z]+(?=-)/.exec(stream)?.[0];
    if (kind === undefined || /^[0-9a-f]{8}-/.test(stream)) return stream;
    const id = stream.slice(kind.length + 1);
    if (kind === 'companySettings' || kind === 'operations') return words.aggregate(kind);
    const name = data?.data.find(({ accountId }) => accountId === id)?.name ?? `…${id.slice(-4)}`;
    return `${words.aggregate(kind)} ${name}`;
  };
}
