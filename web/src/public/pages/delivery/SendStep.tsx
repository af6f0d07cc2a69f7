import { payText, recommendationCodeOf } from '@talentlog/contracts';
import { useRef } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { newId } from '../../../api/http.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import { useGo } from '../../site/use-go.ts';
import { useJobTitle } from '../jobs/use-job-title.ts';
import type { StepProps } from './step.ts';

/** The same wish has the same id, however often it is pressed: who lost the connection does not apply twice. */
function useWishId(): (wish: string) => string {
  const ids = useRef(new Map<string, string>());
  return (wish) => {
    const id = ids.current.get(wish) ?? newId();
    ids.current.set(wish, id);
    return id;
  };
}

/** The last step: what happens next, and the button that does it. */
export function SendStep({ job, readiness, onBack }: StepProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const go = useGo();
  const jobTitle = useJobTitle();
  const action = useAction();
  const wishId = useWishId();
  const [code, setCode, forget] = useDraft('recommendation-code', '');
  const { used, limit } = readiness.availability;
  const send = async () => {
    const { positionId, advertisementId } = job;
    const recommendationCode = readiness.recommendingPaused ? null : recommendationCodeOf(code);
    const done = await action.run(() =>
      runCommand(
        'DeliverApplication',
        { positionId, advertisementId, recommendationCode },
        { commandId: wishId(recommendationCode ?? '') },
      ),
    );
    if (!done) return;
    forget();
    go('/personal/delivery_records?sent=1');
  };
  return (
    <div className="form">
      <p>
        {t(
          { id: 'person.apply.will' },
          { title: jobTitle(job), department: job.department, pay: payText(job.pay, language) },
        )}
      </p>
      <p className="quiet">{t({ id: `public.process.${job.track}` })}</p>
      {readiness.recommendingPaused ? (
        <p className="quiet">{t({ id: 'person.apply.codePaused' })}</p>
      ) : (
        <CodeField code={code} onCode={setCode} />
      )}
      {used !== undefined && limit !== undefined && (
        <p className="quiet">{t({ id: 'person.apply.limit' }, { used, limit })}</p>
      )}
      <ProblemNote problem={action.problem} />
      <div className="actions">
        <Button onClick={onBack}>{t({ id: 'shared.action.back' })}</Button>
        <Button kind="primary" busy={action.busy} onClick={() => void send()}>
          {t({ id: 'public.detail.apply' })}
        </Button>
      </div>
    </div>
  );
}

/** The code of whoever recommended one. */
function CodeField({ code, onCode }: { readonly code: string; readonly onCode: (code: string) => void }) {
  const t = useTranslate();
  return (
    <>
      <TextField
        label={t({ id: 'person.apply.code' })}
        hint={t({ id: 'person.apply.codeHint' })}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        onValue={(typed) => onCode(typed.replace(/\s/g, '').slice(0, 50))}
      />
      {code !== '' && recommendationCodeOf(code) === null && (
        <p className="note note-warn" role="status">
          {t({ id: 'person.apply.codeOdd' })}
        </p>
      )}
    </>
  );
}
