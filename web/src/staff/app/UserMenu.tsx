import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { languageNames, languages } from '../../i18n/languages.ts';
import { useLanguage, useT } from '../../i18n/react.tsx';
import { useSend } from '../api/useCommand.ts';
import { Popover } from '../ui/Popover.tsx';
import { paths } from './paths.ts';
import { useSession } from './useSession.ts';

/** Who I am, the language, and the way out. */
export function UserMenu() {
  const t = useT();
  const { language, setLanguage } = useLanguage();
  const { me, devInbox, forget } = useSession();
  const send = useSend();
  const navigate = useNavigate();
  const signOut = async () => {
    await send('SignOut', {});
    navigate(paths.signIn);
    await forget();
  };
  return (
    <Popover
      label={t('staff.shell.account')}
      content={
        <Menu>
          <MenuDivider title={t('staff.shell.language')} />
          {languages.map((choice) => (
            <MenuItem
              key={choice}
              text={languageNames[choice]}
              selected={choice === language}
              roleStructure="listoption"
              lang={choice}
              onClick={() => void setLanguage(choice)}
            />
          ))}
          <MenuDivider />
          {devInbox && <MenuItem icon="inbox" text={t('staff.shell.devInbox')} href="/dev/inbox" target="_blank" />}
          <MenuItem icon="log-out" text={t('staff.shell.signOut')} onClick={() => void signOut()} />
        </Menu>
      }
    >
      <Button variant="minimal" className="user-button" endIcon="caret-down" text={me?.name ?? ''} />
    </Popover>
  );
}
