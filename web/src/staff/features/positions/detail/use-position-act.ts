import type { CommandName } from '../../../../api/index.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { type Running, useCommand } from '../../../model/use-command.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { type Position, usePositionWords } from '../words.ts';

export type DirectAction = 'OpenPosition' | 'PausePosition' | 'FillPosition' | 'ReopenPosition';

/** What takes a step back, by the state it was taken in. A draft that was opened stays opened. */
const wayBack: Readonly<Record<string, CommandName & DirectAction>> = {
  'OPEN PausePosition': 'OpenPosition',
  'OPEN FillPosition': 'OpenPosition',
  'PAUSED OpenPosition': 'PausePosition',
  'FILLED OpenPosition': 'FillPosition',
};

export interface Acting extends Pick<Running, 'busy' | 'problem'> {
  readonly act: (name: DirectAction) => Promise<void>;
}

/** Moves a position at once, and offers the way back where there is one. */
export function usePositionAct(position: Position): Acting {
  const t = useTranslate();
  const toast = useToast();
  const words = usePositionWords();
  const { busy, problem, run } = useCommand();
  const { positionId, state, details } = position;
  const act = async (name: DirectAction) => {
    if ((await run(name, { positionId })) === undefined) return;
    const back = wayBack[`${state} ${name}`];
    const text = t({ id: `positions.done.${name}` }, { title: words.title(details) });
    toast(text, back === undefined ? undefined : { name: back, payload: { positionId } });
  };
  return { busy, problem, act };
}
