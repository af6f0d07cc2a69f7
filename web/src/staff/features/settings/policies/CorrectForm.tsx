import type { PolicyName, PolicyTexts } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
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
  const t = useTranslate();
  return (
    <CommandForm
      name="CorrectPolicy"
      title={t({ id: 'policy.correct.title' }, { policy: t({ id: `policy.name.${policy}` }), version })}
      submit={t({ id: 'policy.correct.submit' })}
      note={t({ id: 'policy.correct.note' })}
      initial={{ correction: '' }}
      payload={({ correction }) => ({ policy, texts, correction })}
      onDone={() => onDone(t({ id: 'policy.done.corrected' }))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className="form-note">{t({ id: 'policy.correct.lines' }, { count: differingLines(present, texts) })}</p>
          {planned !== undefined && (
            <p className="form-note">{t({ id: 'policy.correct.notPlanned' }, { version: planned })}</p>
          )}
          <TextField form={form} name="correction" label={t({ id: 'policy.correct.what' })} required autoFocus />
        </>
      )}
    </CommandForm>
  );
}
