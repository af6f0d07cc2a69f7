import { companyId, type DictionaryName } from '@talentlog/contracts';
import { useState } from 'react';
import { useCommand } from '../../../model/use-command.ts';
import { asSent, type Entries } from './list-draft.ts';

interface Draft {
  /** The list, and the revision of the settings, that one began to change. */
  readonly from: Entries;
  readonly revision: number;
  readonly entries: Entries;
}

const same = (one: Entries, other: Entries): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A list while it is changed. It is sent as of what its sender saw: where somebody else revised it meanwhile, that is said, and nothing of theirs is lost. */
export function useListDraft(name: DictionaryName, present: Entries, revision: number) {
  const [draft, setDraft] = useState<Draft | undefined>();
  const isOverrun = draft !== undefined && !same(draft.from, present) && !same(asSent(draft.entries), present);
  const seen = isOverrun ? draft.revision : revision;
  const { busy, problem, run, clear } = useCommand(new Map([[companyId, seen]]));
  const entries = draft?.entries ?? present;
  return {
    entries,
    busy,
    problem,
    isOverrun,
    isChanged: draft !== undefined && !same(asSent(draft.entries), present),
    change: (next: Entries) =>
      setDraft({ from: draft?.from ?? present, revision: draft?.revision ?? revision, entries: next }),
    drop: () => {
      clear();
      setDraft(undefined);
    },
    save: async () => {
      const done = await run('ReviseDictionary', { dictionary: name, entries: asSent(entries) });
      if (done !== undefined) setDraft(undefined);
      return done !== undefined;
    },
  };
}
