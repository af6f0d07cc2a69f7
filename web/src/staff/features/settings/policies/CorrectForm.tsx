import type { PolicyName, PolicyTexts } from '@talentlog/contracts';
import { useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { differingLines } from './line-difference.ts';

interface Props {
  readonly policy: PolicyName;
  readonly version: string;
  /** The words in force, and those that are to stand instead. */
  readonly present: PolicyTexts;
  readonly texts: PolicyTexts;
  /** The version that waits for its day, which a correction does not reach. */
  readonly planned: string | undefined;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}

/** Puts a slip right: the version stays, nobody is asked, and the audit keeps what and who. */
export function CorrectForm({ policy, version, present, texts, planned, onDone, onClose }: Props) {
  const t = useT();
  return (
    <CommandForm
      name="CorrectPolicy"
      title={t('policy.correct.title', { policy: t(`policy.name.${policy}`), version })}
      submit={t('policy.correct.submit')}
      note={t('policy.correct.note')}
      initial={{ correction: '' }}
      payload={({ correction }) => ({ policy, texts, correction })}
      onDone={() => onDone(t('policy.done.corrected'))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className="form-note">{t('policy.correct.lines', { count: differingLines(present, texts) })}</p>
          {planned !== undefined && <p className="form-note">{t('policy.correct.notPlanned', { version: planned })}</p>}
          <TextField form={form} name="correction" label={t('policy.correct.what')} required autoFocus />
        </>
      )}
    </CommandForm>
  );
}
