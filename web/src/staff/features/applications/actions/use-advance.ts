import { type ApplicationRow, type Stage, Stage as Stages } from '@talentlog/contracts';
import { useCallback, useRef, useState } from 'react';
import { type ApiProblem, asProblem } from '../../../../api/index.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { useSend } from '../../../model/use-command.ts';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';

/** What of an application one has before one when moving it on. */
export type Advanced = Pick<ApplicationRow, 'applicationId' | 'person' | 'stage' | 'revision'>;

interface Advance {
  readonly busy: boolean;
  /** Resolves with what it was refused for. Pressed again before the answer is there, it does nothing more. */
  readonly advance: (row: Advanced, to: Stage) => Promise<ApiProblem | undefined>;
}

/** Moves a passed application on as it was seen, says so, and offers the way back. */
export function useAdvance(): Advance {
  const t = useTranslate();
  const send = useSend();
  const toast = useToast();
  const words = useApplicationWords();
  const nameOf = useNameOf();
  const onTheWay = useRef(new Set<string>());
  const [busy, setBusy] = useState(false);
  const advance = useCallback(
    async ({ applicationId, person, stage, revision }: Advanced, to: Stage) => {
      if (onTheWay.current.has(applicationId)) return undefined;
      onTheWay.current.add(applicationId);
      setBusy(true);
      const seen = { id: applicationId, revision };
      try {
        await send('AdvanceStage', { applicationId, to }, { seen });
        toast(t({ id: 'staff.done.AdvanceStage' }, { name: nameOf(person), stage: words.stage(to) }), {
          name: 'ReturnStage',
          payload: { applicationId, to: Stages.parse(stage), reason: t({ id: 'staff.done.undoReason' }) },
          seen,
        });
        return undefined;
      } catch (thrown) {
        return asProblem(thrown);
      } finally {
        onTheWay.current.delete(applicationId);
        setBusy(onTheWay.current.size > 0);
      }
    },
    [send, toast, t, words, nameOf],
  );
  return { busy, advance };
}
