import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { ViewTabs } from '../../../ui/list/ViewTabs.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useSavedViews } from './use-saved-views.ts';
import { builtInViews } from './views.ts';

interface Props {
  /** Address now, in the written form of the list state. */
  readonly search: string;
  readonly onChoose: (search: string) => void;
}

/** Saved views as tabs; the current filters can be kept as one. */
export function ApplicationViews({ search, onChoose }: Props) {
  const t = useTranslate();
  const { own, problem, save, remove } = useSavedViews();
  const views = [...builtInViews, ...own];
  const shown = views.find((view) => view.search === search);
  return (
    <ViewTabs
      label={t({ id: 'staff.view.label' })}
      views={views.map(({ id, label, search: to }) => ({
        id,
        name: 'name' in label ? label.name : t({ id: label.message }),
        search: to,
      }))}
      address={search}
      onChoose={onChoose}
    >
      {shown === undefined && <SaveView onSave={async (name) => (await save(name, search)) !== undefined} />}
      {shown !== undefined && 'name' in shown.label && (
        <Popover
          label={t({ id: 'staff.view.more' })}
          content={
            <Menu>
              <MenuItem text={t({ id: 'staff.view.remove' })} onClick={() => void remove(shown.id)} />
            </Menu>
          }
        >
          <Button variant="minimal" size="small" icon="more" aria-label={t({ id: 'staff.view.more' })} />
        </Popover>
      )}
      <ProblemNote problem={problem} />
    </ViewTabs>
  );
}

/** Asks for the name; it stays in its field until the view is saved. */
function SaveView({ onSave }: { onSave: (name: string) => Promise<boolean> }) {
  const t = useTranslate();
  const [name, setName] = useState<string | null>(null);
  if (name === null)
    return (
      <button type="button" onClick={() => setName('')}>
        ＋ {t({ id: 'staff.view.save' })}
      </button>
    );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || (await onSave(name.trim()))) setName(null);
  };
  return (
    <form onSubmit={(event) => void save(event)} className="view-name">
      <input
        className="bp6-input bp6-small"
        aria-label={t({ id: 'staff.view.name' })}
        placeholder={t({ id: 'staff.view.name' })}
        // The person just asked to name it.
        ref={(box) => box?.focus()}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setName(null)}
      />
      <Button type="submit" size="small" intent="primary">
        {t({ id: 'shared.action.save' })}
      </Button>
    </form>
  );
}
