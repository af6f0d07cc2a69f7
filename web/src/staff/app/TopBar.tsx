import { Button, HotkeysContext } from '@blueprintjs/core';
import { useContext } from 'react';
import { useTranslate } from '../../i18n/react.tsx';
import { Freshness } from './Freshness.tsx';
import { UserMenu } from './UserMenu.tsx';

interface Props {
  readonly railOpen: boolean;
  readonly onRail: () => void;
  readonly onSearch: () => void;
}

/** Search everything, how fresh the screen is, the key sheet and the viewer. */
export function TopBar({ railOpen, onRail, onSearch }: Props) {
  const t = useTranslate();
  const [, dispatch] = useContext(HotkeysContext);
  return (
    <header className="topbar">
      <Button
        className="rail-toggle"
        variant="minimal"
        icon="menu"
        aria-label={t({ id: 'staff.nav.label' })}
        aria-expanded={railOpen}
        aria-controls="rail"
        onClick={onRail}
      />
      <button type="button" className="find" onClick={onSearch}>
        <span>{t({ id: 'staff.shell.search' })}</span>
        <span className="kbd" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <span className="topbar-space" />
      <Freshness />
      <button
        type="button"
        className="key-help"
        aria-label={t({ id: 'staff.shell.keys' })}
        onClick={() => dispatch({ type: 'OPEN_DIALOG' })}
      >
        <kbd>?</kbd>
      </button>
      <UserMenu />
    </header>
  );
}
