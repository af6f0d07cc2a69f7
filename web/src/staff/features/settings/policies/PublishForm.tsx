import type { PolicyName, PolicyTexts } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { DayField } from '../../../ui/fields/DayField.tsx';
import { Consequence } from './Consequence.tsx';
import { shanghaiToday } from './days.ts';

interface Props {
  readonly policy: PolicyName;
  readonly texts: PolicyTexts;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}

/** A new version from a day on, with what follows from it before it is said. */
export function PublishForm({ policy, texts, onDone, onClose }: Props) {
  const t = useTranslate();
  return (
    <CommandForm
      name="PublishPolicy"
      title={t({ id: 'policy.publish.title' }, { policy: t({ id: `policy.name.${policy}` }) })}
      submit={t({ id: 'policy.publish.submit' })}
      initial={{ version: shanghaiToday() }}
      payload={({ version }) => ({ policy, version, texts })}
      onDone={(_answer, { version }) => onDone(t({ id: 'policy.done.published' }, { version }))}
      onClose={onClose}
      danger={policy === 'privacy'}
    >
      {(form) => (
        <>
          <DayField
            form={form}
            name="version"
            label={t({ id: 'policy.publish.day' })}
            hint={t({ id: 'policy.publish.dayHint' })}
            required
          />
          {policy === 'privacy' ? (
            <Consequence version={form.values.version} />
          ) : (
            <p className="form-note">{t({ id: 'policy.publish.agreement' })}</p>
          )}
        </>
      )}
    </CommandForm>
  );
}
