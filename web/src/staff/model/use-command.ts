import { useCallback, useRef, useState } from 'react';
import {
  type ApiProblem,
  asksForOwner,
  asProblem,
  type CommandAnswer,
  type CommandInput,
  type CommandName,
  type CommandOptions,
  runCommand,
} from '../../api/index.ts';
import { askForOwner } from './owner-proof.ts';
import { type SeenRows, seenBy, useSeenRows } from './seen.ts';
import { signInExpired } from './sign-in-slice.ts';
import { staffApi, tags } from './staff-api.ts';
import { useAppDispatch } from './store.ts';
import { touchedBy } from './touched.ts';

export type Send = <N extends CommandName>(
  name: N,
  payload: CommandInput<N>,
  options?: CommandOptions,
) => Promise<CommandAnswer>;

/** Refusals of who sent what is no longer asked for. */
const outdated: ReadonlySet<string> = new Set(['common.version_conflict', 'evaluation.form_changed']);

/**
 * Sends a command; afterwards what it changed of the screen is asked again and includes it. Where it asks for the owner of the account,
 * that is asked above the page, and the same is sent again. Rejects with ApiProblem.
 */
export function useSend(): Send {
  const dispatch = useAppDispatch();
  return useCallback(
    async (name, payload, options) => {
      try {
        const answer = await runCommand(name, payload, options).catch(async (thrown: unknown) => {
          if (!asksForOwner(thrown) || !(await askForOwner(dispatch))) throw thrown;
          return runCommand(name, payload, options);
        });
        dispatch(staffApi.util.invalidateTags([...touchedBy(answer)]));
        return answer;
      } catch (thrown) {
        const problem = asProblem(thrown);
        // Somebody was first: what is on screen is older than that.
        if (outdated.has(problem.code)) dispatch(staffApi.util.invalidateTags([...tags]));
        // Other refusals of 401 are about a password that was typed: who slipped is still signed in.
        if (problem.code === 'common.unauthenticated') dispatch(signInExpired());
        throw problem;
      }
    },
    [dispatch],
  );
}

export interface Running {
  readonly busy: boolean;
  readonly problem: ApiProblem | undefined;
  readonly clear: () => void;
  /** Sends; the answer, or undefined when it was refused (see `problem`) or the same is on its way already. */
  readonly run: <N extends CommandName>(name: N, payload: CommandInput<N>) => Promise<CommandAnswer | undefined>;
}

/**
 * `useSend` with what a button shows: whether it runs, and what the last try was refused for. Pressed twice, it sends once. What it is
 * about is sent as the person saw it: as the page shows it now, or, of a form, as it was when the form was filled (`filledFrom`).
 */
export function useCommand(filledFrom?: SeenRows): Running {
  const shown = useSeenRows();
  const seen = useRef(shown);
  seen.current = filledFrom ?? shown;
  const send = useSend();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | undefined>();
  const onTheWay = useRef(new Set<string>());
  const run: Running['run'] = useCallback(
    async (name, payload) => {
      const same = JSON.stringify([name, payload]);
      if (onTheWay.current.has(same)) return undefined;
      onTheWay.current.add(same);
      setBusy(true);
      setProblem(undefined);
      try {
        return await send(name, payload, { seen: seenBy(seen.current, name, payload) });
      } catch (thrown) {
        setProblem(asProblem(thrown));
        return undefined;
      } finally {
        onTheWay.current.delete(same);
        setBusy(onTheWay.current.size > 0);
      }
    },
    [send],
  );
  return { busy, problem, run, clear: useCallback(() => setProblem(undefined), []) };
}
