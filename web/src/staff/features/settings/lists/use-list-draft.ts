import { companyId } from '@talentlog/contracts';
import { type Running, useCommand } from '../../../model/use-command.ts';
import { useDraftOver } from '../../../ui/use-draft-over.ts';
import { type Coded, mergedByCode } from './merge.ts';

interface Of<E> {
  /** Names what is typed and not saved. */
  readonly key: string;
  readonly present: readonly E[];
  readonly revision: number;
  /** The list as it is sent. */
  readonly asSent: (entries: readonly E[]) => E[];
  readonly send: (run: Running['run'], entries: E[]) => ReturnType<Running['run']>;
}

/**
 * A list while it is changed, kept until it is saved. Where somebody else revised it meanwhile, nothing is sent before the two were put
 * together by code, or one's own were dropped.
 */
export function useListDraft<E extends Coded>({ key, present, revision, asSent, send }: Of<E>) {
  const draft = useDraftOver<readonly E[]>(key, present);
  const { value: entries, isOverrun, isChanged, isFromBefore } = draft;
  const { busy, problem, run, clear } = useCommand(new Map([[companyId, revision]]));
  const together = isOverrun ? mergedByCode(draft.base, entries, present) : undefined;
  const choose = (go: () => void) => () => {
    clear();
    go();
  };
  return {
    ...{ entries, busy, isOverrun, isChanged, isFromBefore },
    problem: isOverrun ? undefined : problem,
    clashes: together?.clashes ?? [],
    change: (next: readonly E[]) => draft.change(next),
    putTogether: choose(() => together && draft.goOn(together.merged)),
    drop: choose(draft.drop),
    save: async () => {
      const done = await send(run, asSent(entries));
      if (done !== undefined) draft.saved();
      return done !== undefined;
    },
  };
}
