import type { CompanySettings, SettingKey } from '@talentlog/contracts';
import { useMemo } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { useToast } from '../../ui/use-toast.ts';
import type { SettingsNow } from './api.ts';
import { type Group, groups } from './groups.ts';
import { SettingField } from './SettingField.tsx';

interface Props {
  readonly group: Group;
  readonly settings: SettingsNow;
  readonly onClose: () => void;
}

/** Changes the settings of one group together: what contradicts is refused whole. */
export function GroupForm({ group, settings: { values }, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const keys: readonly SettingKey[] = groups[group];
  const initial = useMemo(
    () => Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<CompanySettings>,
    [keys, values],
  );
  const title = t(`settings.group.${group}`);
  return (
    <CommandForm
      name="ChangeSettings"
      title={title}
      submit={t('shared.action.save')}
      note={t('settings.form.note')}
      initial={initial}
      payload={(values) => ({ values })}
      onDone={() => toast(t('settings.done.change', { group: title }))}
      onClose={onClose}
    >
      {(form) => keys.map((key) => <SettingField key={key} form={form} name={key} />)}
    </CommandForm>
  );
}
