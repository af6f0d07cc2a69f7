import type { PolicyName, PolicyTexts } from '@talentlog/contracts';
import { useT } from '../../../../i18n/react.tsx';
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
  const t = useT();
  return (
    <CommandForm
      name="PublishPolicy"
      title={t('policy.publish.title', { policy: t(`policy.name.${policy}`) })}
      submit={t('policy.publish.submit')}
      initial={{ version: shanghaiToday() }}
      payload={({ version }) => ({ policy, version, texts })}
      onDone={(_answer, { version }) => onDone(t('policy.done.published', { version }))}
      onClose={onClose}
      danger={policy === 'privacy'}
    >
      {(form) => (
        <>
          <DayField
            form={form}
            name="version"
            label={t('policy.publish.day')}
            hint={t('policy.publish.dayHint')}
            required
          />
          {policy === 'privacy' ? (
            <Consequence version={form.values.version} />
          ) : (
            <p className="form-note">{t('policy.publish.agreement')}</p>
          )}
        </>
      )}
    </CommandForm>
  );
}
