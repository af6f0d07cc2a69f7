import { runCommand } from '../../api/commands.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { useHasMessage, useLoadPacks } from '../../i18n/react.tsx';
import { useAction } from '../../ui/use-action.ts';

interface Leave {
  readonly busy: boolean;
  /** Why nobody was signed out, once there are words for it: on a shared phone it matters to know that one still is. */
  readonly problem: ApiProblem | undefined;
  readonly leave: () => Promise<void>;
}

/** Signs out, and then does what follows. The words of a refusal are fetched when there is one. */
export function useLeave(then: () => unknown): Leave {
  const action = useAction();
  const has = useHasMessage();
  const load = useLoadPacks();
  const leave = async () => {
    const isOut = await action.run(async () => {
      await runCommand('SignOut', {});
      await then();
    });
    if (!isOut) await load('shared');
  };
  return { busy: action.busy, problem: has('refusal.common.internal') ? action.problem : undefined, leave };
}
