import { type KeyboardEvent, useState } from 'react';
import { ApiProblem } from '../../../api/index.ts';
import { useT } from '../../../i18n/react.tsx';
import { useScreeningWords } from '../../model/screening-words.ts';
import { useCommand } from '../../model/use-command.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { useForm } from '../../ui/use-form.ts';
import { ScreeningActions } from './ScreeningActions.tsx';
import type { ItemDetail, Rejecting } from './types.ts';
import { VerdictForm } from './VerdictForm.tsx';

interface Props {
  readonly item: ItemDetail;
  readonly onJudged: () => void;
}

const empty = { text: '', recommendedPositionId: '' };
/** What the server says to a rejection without a reason; said before it is asked. */
const reasonDue = new ApiProblem({
  status: 422,
  code: 'common.invalid',
  errors: [{ path: 'reason', code: 'common.reason_required' }],
});

/** What the screener says: four verdicts on keys 1 to 4, with the words they need. */
export function VerdictPanel({ item, onJudged }: Props) {
  const t = useT();
  const words = useScreeningWords();
  const running = useCommand();
  // Kept here, not where it is typed: an item that ends meanwhile takes its fields away, and nothing of what was typed.
  const [rejecting, setRejecting] = useState<Rejecting>('no');
  const form = useForm(empty, rejecting === 'unreasoned' ? reasonDue : running.problem, `screen:${item.itemId}`);
  const [judged, setJudged] = useState(false);
  const { state, deadline, creator, note, opinion, allowedActions } = item;
  const judges = allowedActions.includes('ScreenItem') || allowedActions.includes('ReviseItem');
  const done = () => {
    setJudged(true);
    onJudged();
  };
  const giveUp = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) setRejecting('no');
  };
  return (
    <section className="desk-verdict" aria-label={t('staff.screening.verdict')} onKeyDown={giveUp}>
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
      {judges && (
        <VerdictForm
          item={item}
          form={form}
          running={running}
          rejecting={rejecting}
          setRejecting={setRejecting}
          onJudged={done}
        />
      )}
      {!judges && <p className="muted">{t('staff.screening.notYours')}</p>}
      {!judges && !judged && !['', opinion].includes(form.values.text) && <Unsent text={form.values.text} />}
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
