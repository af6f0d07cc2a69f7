import { Button } from '@blueprintjs/core';
import { ScreeningVerdict } from '@talentlog/contracts';
import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { usePublishedPositions } from '../../model/position-choices.ts';
import { useScreeningWords } from '../../model/screening-words.ts';
import type { Running } from '../../model/use-command.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { focusWrong } from '../../ui/focus-wrong.ts';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { TakeBackButton } from './TakeBackButton.tsx';
import type { ItemDetail, Rejecting, Words } from './types.ts';
import { useJudge } from './use-judge.ts';
import { useVerdictKeys } from './use-verdict-keys.ts';

interface Props {
  readonly item: ItemDetail;
  readonly form: FormState<Words>;
  readonly running: Running;
  readonly rejecting: Rejecting;
  readonly setRejecting: (rejecting: Rejecting) => void;
  readonly onJudged: () => void;
}

/** The words of a verdict and its buttons. Asked to reject without a reason, the field has the focus, and the keys are letters. */
export function VerdictForm({ item, form, running, rejecting, setRejecting, onJudged }: Props) {
  const t = useT();
  const words = useScreeningWords();
  const positions = usePublishedPositions();
  const { busy, problem } = running;
  const fields = useRef<HTMLDivElement>(null);
  const { text, recommendedPositionId } = form.values;
  const isReasoned = text.trim() !== '';
  useEffect(() => {
    if (problem !== undefined || rejecting === 'unreasoned') focusWrong(fields.current);
  }, [problem, rejecting]);
  useEffect(() => {
    if (rejecting !== 'no') setRejecting(isReasoned ? 'reasoned' : 'unreasoned');
  }, [rejecting, isReasoned, setRejecting]);
  const judge = useJudge({ item, form, running, onJudged });
  const say = (verdict: ScreeningVerdict) => {
    if (verdict === 'ELIMINATED' && !isReasoned) {
      setRejecting('unreasoned');
      focusWrong(fields.current);
      return;
    }
    setRejecting('no');
    void judge(verdict);
  };
  const isOff = (verdict: ScreeningVerdict) => busy || (verdict === 'RECOMMENDED' && recommendedPositionId === '');
  // A verdict that was given is changed on purpose, by its button; a key could be meant for the next item.
  const keyed = item.allowedActions.includes('ScreenItem');
  useVerdictKeys({ keyed, rejecting: rejecting !== 'no', isOff, say });
  return (
    <div ref={fields} className="command-form">
      <TextField
        form={form}
        name="text"
        path="reason"
        label={t('staff.screening.opinion')}
        hint={t('staff.screening.opinionHint')}
        multiline
        rows={5}
      />
      {rejecting !== 'no' && <p className="field-hint">{t('staff.screening.rejecting')}</p>}
      {positions.length > 0 && (
        <SelectField
          form={form}
          name="recommendedPositionId"
          label={t('staff.screening.recommend')}
          choices={positions}
          placeholder={t('staff.form.choose')}
        />
      )}
      <ProblemNote problem={problem} form={form} />
      <div className="verdicts">
        {ScreeningVerdict.options.map((verdict, index) => (
          <Button
            key={verdict}
            intent={verdict === 'PASS' ? 'primary' : 'none'}
            disabled={isOff(verdict)}
            onClick={() => say(verdict)}
          >
            {words.state(verdict)}
            {keyed && rejecting === 'no' && (
              <span className="kbd" aria-hidden="true">
                {index + 1}
              </span>
            )}
          </Button>
        ))}
      </div>
      <TakeBackButton item={item} />
    </div>
  );
}
