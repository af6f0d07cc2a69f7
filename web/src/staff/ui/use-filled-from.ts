import { useRef, useState } from 'react';
import { type CommandInput, type CommandName, ownWrites } from '../../api/index.ts';
import { rebase } from '../../ui/rebase.ts';
import { seenBy, useSeenRows } from '../model/seen.ts';

/**
 * What a form was filled from: the page around it goes on being refreshed, the form stays with what the person saw when it opened.
 * `look` takes the newest: what was typed stays, what was not touched becomes as it is now.
 */
export function useFilledFrom<N extends CommandName, V extends object>(
  name: N,
  initial: V,
  payload: (values: V) => CommandInput<N>,
) {
  const shown = useSeenRows();
  const [rows, setRows] = useState(shown);
  const base = useRef(initial);
  const about = payload(base.current);
  const filledFrom = seenBy(rows, name, about);
  const now = seenBy(shown, name, about);
  const look = (values: V): V => {
    const next = rebase(base.current, values, initial);
    base.current = initial;
    setRows(shown);
    return next;
  };
  const movedOn = filledFrom !== undefined && now !== undefined && ownWrites.knownAfter(filledFrom) < now.revision;
  return { rows, movedOn, look };
}
