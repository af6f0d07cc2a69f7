import { type ApplicationRow, type Stage, Stage as Stages } from '@talentlog/contracts';
import { useCallback } from 'react';
import { asProblem } from '../../../../api/index.ts';
import { useT } from '../../../../i18n/react.tsx';
import { useProblemWords } from '../../../../ui/use-problem-words.ts';
import { useApplicationWords } from '../../../model/application-words.ts';
import { useSend } from '../../../model/use-command.ts';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';

/** Moves a passed application on, says so, and offers the way back. */
export function useAdvance() {
  const t = useT();
  const send = useSend();
  const toast = useToast();
  const words = useApplicationWords();
  const nameOf = useNameOf();
  const problemWords = useProblemWords();
  return useCallback(
    async ({ applicationId, person, stage }: Pick<ApplicationRow, 'applicationId' | 'person' | 'stage'>, to: Stage) => {
      try {
        await send('AdvanceStage', { applicationId, to });
        toast(t('staff.done.AdvanceStage', { name: nameOf(person), stage: words.stage(to) }), {
          name: 'ReturnStage',
          payload: { applicationId, to: Stages.parse(stage), reason: t('staff.done.undoReason') },
        });
      } catch (thrown) {
        const { code, params } = asProblem(thrown);
        toast(problemWords(code, params), undefined, 'bad');
      }
    },
    [send, toast, t, words, nameOf, problemWords],
  );
}
