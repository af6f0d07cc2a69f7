import type { ScreeningVerdict } from '@talentlog/contracts';
import { useT } from '../../../i18n/react.tsx';
import type { Running } from '../../model/use-command.ts';
import { useNameOf } from '../../ui/PersonName.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { useToast } from '../../ui/use-toast.ts';
import type { ItemDetail, Words } from './types.ts';

interface Desk {
  readonly item: ItemDetail;
  readonly form: FormState<Words>;
  readonly running: Running;
  readonly onJudged: () => void;
}

/** Sends a verdict, says so, and offers the way back. What was typed is kept with it: taken back, it is there again. */
export function useJudge({ item, form, running, onJudged }: Desk) {
  const t = useT();
  const nameOf = useNameOf();
  const toast = useToast();
  const { itemId: screeningItemId, allowedActions, person } = item;
  const isFirst = allowedActions.includes('ScreenItem');
  return async (verdict: ScreeningVerdict) => {
    const { text, recommendedPositionId } = form.values;
    const answer = await running.run(isFirst ? 'ScreenItem' : 'ReviseItem', {
      screeningItemId,
      verdict,
      opinion: text,
      reason: verdict === 'ELIMINATED' ? text : '',
      recommendedPositionId: verdict === 'RECOMMENDED' && recommendedPositionId !== '' ? recommendedPositionId : null,
    });
    if (answer === undefined) return;
    toast(
      t(`staff.screening.said.${verdict}`, { name: nameOf(person) }),
      isFirst ? { name: 'TakeBackVerdict', payload: { screeningItemId } } : undefined,
    );
    onJudged();
  };
}
