import type { CompanySettings, SettingKey } from '@talentlog/contracts';
import { useMemo, useRef } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { useToast } from '../../ui/use-toast.ts';
import type { SettingsNow } from './api.ts';
import { type Group, groups } from './groups.ts';
import { SettingField } from './SettingField.tsx';
import { useSettingWords } from './words.ts';

interface Props {
  readonly group: Group;
  readonly settings: SettingsNow;
  readonly onClose: () => void;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Changes the settings of one group together: what contradicts is refused whole. */
export function GroupForm({ group, settings: { values }, onClose }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const keys: readonly SettingKey[] = groups[group];
  const initial = useMemo(
    () => Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<CompanySettings>,
    [keys, values],
  );
  const words = useSettingWords();
  const base = useRef(initial);
  /** What a colleague changed since the form was filled, beside what stands in it. */
  const changes = (typed: Partial<CompanySettings>) => (
    <ul>
      {keys
        .filter((key) => !same(base.current[key], initial[key]))
        .map((key) => (
          <li key={key}>
            {t(
              { id: 'settings.form.changed' },
              {
                label: words.label(key),
                before: words.value(key, base.current[key]),
                after: words.value(key, initial[key]),
                mine: words.value(key, typed[key]),
              },
            )}
          </li>
        ))}
    </ul>
  );
  const title = t({ id: `settings.group.${group}` });
  return (
    <CommandForm
      name="ChangeSettings"
      title={title}
      submit={t({ id: 'shared.action.save' })}
      note={t({ id: 'settings.form.note' })}
      initial={initial}
      payload={(values) => ({ values })}
      onDone={() => toast(t({ id: 'settings.done.change' }, { group: title }))}
      changes={changes}
      onLook={() => {
        base.current = initial;
      }}
      onClose={onClose}
    >
      {(form) => keys.map((key) => <SettingField key={key} form={form} name={key} />)}
    </CommandForm>
  );
}
