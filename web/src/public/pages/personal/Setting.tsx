import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { type Action, useAction } from '../../../ui/use-action.ts';
import { useDone } from '../../../ui/use-done.tsx';

interface SettingProps {
  readonly name: string;
  readonly value: string;
  readonly change: string;
  /** Saves what was typed. */
  readonly onSave: () => Promise<unknown>;
  readonly children: (action: Action) => ReactNode;
}

/** One setting: its value, and a form in its place when it is changed. That it was saved is said, and the focus goes on from there. */
export function Setting({ name, value, change, onSave, children }: SettingProps) {
  const t = useTranslate();
  const action = useAction();
  const { said, done, clear } = useDone();
  const [open, setOpen] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await action.run(onSave))) return;
    setOpen(false);
    done(t({ id: 'person.account.saved' }, { name }));
  };
  return (
    <section className="setting">
      <div className="setting-head">
        <div>
          <p className="quiet">{name}</p>
          <p>{value}</p>
        </div>
        <Button
          aria-expanded={open}
          aria-label={open ? undefined : `${change} ${name}`}
          onClick={() => {
            action.fail(undefined);
            clear();
            setOpen(!open);
          }}
        >
          {open ? t({ id: 'shared.action.cancel' }) : change}
        </Button>
      </div>
      {said}
      {open && (
        <form className="form" method="post" onSubmit={submit} noValidate>
          {children(action)}
          {(action.problem?.errors.length ?? 0) === 0 && <ProblemNote problem={action.problem} />}
          <p>
            <Button type="submit" kind="primary" busy={action.busy}>
              {t({ id: 'shared.action.save' })}
            </Button>
          </p>
        </form>
      )}
    </section>
  );
}
