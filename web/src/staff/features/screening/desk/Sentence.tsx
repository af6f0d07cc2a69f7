import { Button } from '@blueprintjs/core';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useLength } from '../../../../ui/use-length.ts';
import { longestSentence } from './reasons.ts';
import type { Saying } from './use-said.ts';

/** What whoever asked will read; it follows the choices until it is written in one's own words. Beside the reason of a rejection it may stay empty. */
export function Sentence({ saying: { form, said, sentence, told }, who }: { saying: Saying; who: string }) {
  const t = useTranslate();
  const length = useLength(said.text ?? sentence, longestSentence);
  const isFree = said.verdict === 'ELIMINATED';
  return (
    <>
      <label className="desk-written">
        <span>
          {t({ id: isFree ? 'staff.desk.besides' : 'staff.desk.written' }, { who })}{' '}
          <span className="muted">
            {t({ id: isFree ? 'staff.desk.write' : 'staff.desk.edit' })}{' '}
            <span className="kbd" aria-hidden="true">
              C
            </span>
          </span>
        </span>
        <textarea
          className="bp6-input"
          rows={3}
          value={said.text ?? sentence}
          aria-invalid={told === 'reasonDue' || length.error !== undefined}
          onChange={(event) => form.set('text', event.target.value)}
        />
      </label>
      {(length.error ?? length.hint) !== undefined && (
        <p className={length.error === undefined ? 'field-hint' : 'problem'}>{length.error ?? length.hint}</p>
      )}
      {said.text !== null && !isFree && (
        <p className="field-hint">
          {t({ id: 'staff.desk.ownWords' })}{' '}
          <Button size="small" variant="minimal" onClick={() => form.set('text', null)}>
            {t({ id: 'staff.desk.backToChosen' })}
          </Button>
        </p>
      )}
    </>
  );
}
