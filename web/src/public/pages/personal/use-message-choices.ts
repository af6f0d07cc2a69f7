import type { MessageChoice } from '@talentlog/contracts';
import { useRef, useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { type ApiProblem, asProblem } from '../../../api/problem.ts';
import type { QueryData } from '../../../api/tables.ts';

type Off = MessageChoice[];

const isSame = (one: MessageChoice, other: MessageChoice): boolean =>
  one.group === other.group && one.channel === other.channel;

interface MessageChoices {
  readonly isOff: (choice: MessageChoice) => boolean;
  readonly choose: (choice: MessageChoice, wanted: boolean) => void;
  readonly problem: ApiProblem | undefined;
}

/**
 * The person's choices, shown at once and sent one after the other: whoever ticks faster than they are sent loses none. What is refused
 * goes back to what holds, with the reason.
 */
export function useMessageChoices(
  { jobSeekerId, off }: QueryData<'myMessages'>,
  reload: () => Promise<unknown>,
  onSaved: () => void,
): MessageChoices {
  const [shown, setShown] = useState<Off>();
  const [problem, setProblem] = useState<ApiProblem>();
  const wanted = useRef<Off>(undefined);
  const sending = useRef(false);
  const show = (list: Off | undefined) => {
    wanted.current = list;
    setShown(list);
  };
  const sendAll = async () => {
    let held = off;
    let isRefused = false;
    for (;;) {
      const now = wanted.current;
      try {
        if (now !== undefined && now !== held) {
          await runCommand('ChooseMessages', { jobSeekerId, off: now });
          held = now;
          continue;
        }
      } catch (thrown) {
        isRefused = true;
        setProblem(asProblem(thrown));
        show(held);
      }
      await reload();
      if (wanted.current !== held) continue;
      if (!isRefused) onSaved();
      return show(undefined);
    }
  };
  const choose = (choice: MessageChoice, isWanted: boolean) => {
    const others = (wanted.current ?? off).filter((one) => !isSame(one, choice));
    show(isWanted ? others : [...others, choice]);
    setProblem(undefined);
    if (sending.current) return;
    sending.current = true;
    void sendAll().finally(() => {
      sending.current = false;
    });
  };
  return { isOff: (choice) => (shown ?? off).some((one) => isSame(one, choice)), choose, problem };
}
