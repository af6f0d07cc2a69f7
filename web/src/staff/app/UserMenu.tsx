import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { runCommand } from '../../api/index.ts';
import { languageNames, languages } from '../../i18n/languages.ts';
import { useLanguage, useT } from '../../i18n/react.tsx';
import { useSignIn } from '../model/use-sign-in.ts';
import { Popover } from '../ui/Popover.tsx';

/** Who I am, the language, and the way out. */
export function UserMenu() {
  const t = useT();
  const { language, setLanguage } = useLanguage();
  const { me, devInbox, forget } = useSignIn();
  // Not `useSend`: nothing on screen is to be asked again once nobody is signed in.
  const signOut = async () => {
    await runCommand('SignOut', {});
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
              icon={choice === language ? 'tick' : 'blank'}
              aria-current={choice === language}
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
