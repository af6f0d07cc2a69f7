import { Button } from '@blueprintjs/core';
import { ScreeningVerdict } from '@talentlog/contracts';
import { useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { usePublishedPositions } from '../../model/position-choices.ts';
import { useScreeningWords } from '../../model/screening-words.ts';
import { type Running, useCommand } from '../../model/use-command.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useNameOf } from '../../ui/PersonName.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { type FormState, useForm } from '../../ui/use-form.ts';
import { useKeys } from '../../ui/use-keys.ts';
import { useToast } from '../../ui/use-toast.ts';
import { ScreeningActions } from './ScreeningActions.tsx';
import type { ItemDetail } from './types.ts';

interface Props {
  readonly item: ItemDetail;
  readonly onJudged: () => void;
}

const empty = { text: '', recommendedPositionId: '' };

/** What the screener says: four verdicts on keys 1 to 4, with the words they need. */
export function VerdictPanel({ item, onJudged }: Props) {
  const t = useT();
  const words = useScreeningWords();
  const running = useCommand();
  // Kept here, not where it is typed: an item that ends meanwhile takes its fields away, and nothing of what was typed.
  const form = useForm(empty, running.problem, `screen:${item.itemId}`);
  const [judged, setJudged] = useState(false);
  const { state, deadline, creator, note, opinion, allowedActions } = item;
  const judges = allowedActions.includes('ScreenItem') || allowedActions.includes('ReviseItem');
  const done = () => {
    setJudged(true);
    onJudged();
  };
  return (
    <section className="desk-verdict" aria-label={t('staff.screening.verdict')}>
      <p>
        <StateTag tone={words.tone(state)}>{words.state(state)}</StateTag>{' '}
        <span className="muted">
          {t('staff.screening.until')} <DateTime at={deadline} />
        </span>
      </p>
      {note !== '' && (
        <blockquote className="quote">
          <b>{creator.name}</b> {note}
        </blockquote>
      )}
      {opinion && <blockquote className="quote">{opinion}</blockquote>}
      {judges && <Verdict item={item} form={form} running={running} onJudged={done} />}
      {!judges && <p className="muted">{t('staff.screening.notYours')}</p>}
      {!judges && !judged && form.values.text !== '' && <Unsent text={form.values.text} />}
      <ScreeningActions item={item} />
    </section>
  );
}

/** What was typed about an item that ended before it was sent. */
function Unsent({ text }: { text: string }) {
  const t = useT();
  return (
    <>
      <p className="problem" role="alert">
        {t('staff.screening.ended')}
      </p>
      <blockquote className="quote" aria-label={t('staff.screening.opinion')}>
        {text}
      </blockquote>
    </>
  );
}

interface VerdictProps extends Props {
  readonly form: FormState<typeof empty>;
  readonly running: Running;
}

function Verdict({ item, form, running: { busy, problem, run }, onJudged }: VerdictProps) {
  const t = useT();
  const words = useScreeningWords();
  const nameOf = useNameOf();
  const toast = useToast();
  const positions = usePublishedPositions();
  const name = item.allowedActions.includes('ScreenItem') ? 'ScreenItem' : 'ReviseItem';
  const judge = async (verdict: ScreeningVerdict) => {
    const { text, recommendedPositionId } = form.values;
    const answer = await run(name, {
      screeningItemId: item.itemId,
      verdict,
      opinion: text,
      reason: verdict === 'ELIMINATED' ? text : '',
      recommendedPositionId: verdict === 'RECOMMENDED' && recommendedPositionId !== '' ? recommendedPositionId : null,
    });
    if (answer === undefined) return;
    form.forget();
    toast(t(`staff.screening.said.${verdict}`, { name: nameOf(item.person) }));
    onJudged();
  };
  // A verdict that was given is changed on purpose, by its button; a key could be meant for the next item.
  const keyed = name === 'ScreenItem';
  const isOff = (verdict: ScreeningVerdict) =>
    busy || (verdict === 'RECOMMENDED' && form.values.recommendedPositionId === '');
  useKeys(
    (keyed ? ScreeningVerdict.options : []).map((verdict, index) => ({
      combo: String(index + 1),
      label: words.state(verdict),
      group: t('staff.keys.item'),
      disabled: isOff(verdict),
      run: () => void judge(verdict),
    })),
  );
  return (
    <div className="command-form">
      <TextField
        form={form}
        name="text"
        path="reason"
        label={t('staff.screening.opinion')}
        hint={t('staff.screening.opinionHint')}
        multiline
        rows={5}
      />
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
            onClick={() => void judge(verdict)}
          >
            {words.state(verdict)}
            {keyed && (
              <span className="kbd" aria-hidden="true">
                {index + 1}
              </span>
            )}
          </Button>
        ))}
      </div>
    </div>
  );
}
