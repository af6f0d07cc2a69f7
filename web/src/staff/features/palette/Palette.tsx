import { Menu, MenuItem } from '@blueprintjs/core';
import { Omnibar } from '@blueprintjs/select';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import { useMay } from '../../model/use-sign-in.ts';
import { useFocusBack } from '../../ui/focus-back.ts';
import { type Entry, usePaletteEntries } from './use-palette-entries.ts';

const pause = 150;
const palette = () => document.querySelector('.bp6-omnibar');

/** One box for everything: people, positions, pages and actions. */
export default function Palette({ typed = '', onClose }: { typed?: string; onClose: () => void }) {
  const t = useTranslate();
  const may = useMay();
  const navigate = useNavigate();
  useFocusBack(palette);
  const [query, setQuery] = useState(typed);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query.trim()), pause);
    return () => clearTimeout(timer);
  }, [query]);
  const { entries, failure, isLooking } = usePaletteEntries(query.trim(), asked, may('VIEW_JOB_SEEKER'));
  const choose = (entry: Entry) => {
    onClose();
    navigate(entry.to);
  };
  const words = useProblemWords();
  const refused = failure === undefined ? undefined : words(failure.code, failure.params);
  const nothing = (
    <MenuItem
      disabled
      text={refused ?? t({ id: isLooking ? 'staff.palette.looking' : 'staff.palette.nothing' })}
      roleStructure="listoption"
    />
  );
  const refusedToo = <MenuItem disabled icon="warning-sign" text={refused} roleStructure="listoption" />;
  return (
    <Omnibar<Entry>
      isOpen
      overlayProps={{ shouldReturnFocusOnClose: false }}
      onClose={onClose}
      items={[...entries]}
      query={query}
      onQueryChange={setQuery}
      resetOnSelect
      inputProps={{ placeholder: t({ id: 'staff.shell.search' }), 'aria-label': t({ id: 'staff.shell.search' }) }}
      itemRenderer={(entry, { modifiers, handleClick, handleFocus, ref }) =>
        modifiers.matchesPredicate ? (
          <MenuItem
            key={entry.id}
            ref={ref}
            icon={entry.icon}
            text={entry.text}
            label={entry.label}
            active={modifiers.active}
            roleStructure="listoption"
            onClick={handleClick}
            onFocus={handleFocus}
          />
        ) : null
      }
      itemListRenderer={({ filteredItems, itemsParentRef, menuProps, renderItem }) => (
        <Menu {...menuProps} role="listbox" aria-label={t({ id: 'staff.shell.search' })} ulRef={itemsParentRef}>
          {filteredItems.length > 0 ? filteredItems.map(renderItem) : nothing}
          {filteredItems.length > 0 && refused !== undefined && refusedToo}
        </Menu>
      )}
      onItemSelect={choose}
    />
  );
}
