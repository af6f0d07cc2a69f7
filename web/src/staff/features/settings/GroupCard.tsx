import { Button } from '@blueprintjs/core';
import type { SettingKey } from '@talentlog/contracts';
import { useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useCommand } from '../../model/use-command.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { useToast } from '../../ui/use-toast.ts';
import type { SettingsNow } from './api.ts';
import { GroupForm } from './GroupForm.tsx';
import { type Group, groups } from './groups.ts';
import { useSettingWords } from './words.ts';

interface Props {
  readonly group: Group;
  readonly settings: SettingsNow;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Settings that belong together, and the button that changes them. */
export function GroupCard({ group, settings }: Props) {
  const t = useTranslate();
  const [editing, setEditing] = useState(false);
  const title = t({ id: `settings.group.${group}` });
  return (
    <section className="settings-group" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Button
          size="small"
          aria-label={t({ id: 'settings.action.editOf' }, { group: title })}
          onClick={() => setEditing(true)}
        >
          {t({ id: 'settings.action.edit' })}
        </Button>
      </header>
      <dl>
        {groups[group].map((key) => (
          <Setting key={key} name={key} settings={settings} />
        ))}
      </dl>
      {editing && <GroupForm group={group} settings={settings} onClose={() => setEditing(false)} />}
    </section>
  );
}

/** One setting in words; where it is not as a company begins, that is said, and one press away. */
function Setting({ name, settings: { values, defaults } }: { name: SettingKey; settings: SettingsNow }) {
  const t = useTranslate();
  const toast = useToast();
  const words = useSettingWords();
  const value = useRef<HTMLElement>(null);
  const { busy, problem, run } = useCommand();
  const isDefault = same(values[name], defaults[name]);
  const reset = async () => {
    if (!(await run('ChangeSettings', { reset: [name] }))) return;
    // The button goes with the difference; one goes on from the value.
    value.current?.focus();
    toast(t({ id: 'settings.done.reset' }, { label: words.label(name) }));
  };
  return (
    <div className="setting">
      <dt>
        {words.label(name)}
        <small>{words.about(name)}</small>
      </dt>
      <dd ref={value} tabIndex={-1}>
        <b>{words.value(name, values[name])}</b>
        {isDefault ? (
          <small>{t({ id: 'settings.standing.isDefault' })}</small>
        ) : (
          <small>
            {t({ id: 'settings.standing.default' }, { value: words.value(name, defaults[name]) })}
            <BusyButton size="small" variant="minimal" busy={busy} onClick={() => void reset()}>
              {t({ id: 'settings.action.reset' })}
            </BusyButton>
          </small>
        )}
        <ProblemNote problem={problem} />
      </dd>
    </div>
  );
}
