import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { asProblem, runCommand } from '../../api/index.ts';
import { languageNames, shownLanguage } from '../../i18n/languages.ts';
import { languagesWith } from '../../i18n/packs.ts';
import { useLanguage, useTranslate } from '../../i18n/react.tsx';
import { useProblemWords } from '../../ui/use-problem-words.ts';
import { paths } from '../model/paths.ts';
import { sendVerdicts } from '../model/send-verdicts.ts';
import { useAppDispatch } from '../model/store.ts';
import { useSignIn } from '../model/use-sign-in.ts';
import { Popover } from '../ui/Popover.tsx';
import { useToast } from '../ui/use-toast.ts';

/** Who I am, the language, and the way out. */
export function UserMenu() {
  const t = useTranslate();
  const { language, setLanguage } = useLanguage();
  const { me, devInbox, forget } = useSignIn();
  const words = useProblemWords();
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  // Not `useSend`: nothing on screen is to be asked again once nobody is signed in.
  const signOut = async () => {
    try {
      // What is held back for ten seconds is sent first: signed out, nobody could.
      if (!(await dispatch(sendVerdicts('all')))) return toast(t({ id: 'staff.held.notSignedOut' }), undefined, 'bad');
      await runCommand('SignOut', {});
      forget();
    } catch (thrown) {
      // On a shared computer it matters to know that one is still signed in.
      const { code, params } = asProblem(thrown);
      toast(words(code, params), undefined, 'bad');
    }
  };
  return (
    <Popover
      label={t({ id: 'staff.shell.account' })}
      content={
        <Menu>
          <MenuDivider title={t({ id: 'staff.shell.language' })} />
          {languagesWith('staff').map((choice) => (
            <MenuItem
              key={choice}
              text={languageNames[choice]}
              icon={choice === shownLanguage(language) ? 'tick' : 'blank'}
              aria-current={choice === shownLanguage(language)}
              lang={choice}
              onClick={() => void setLanguage(choice)}
            />
          ))}
          <MenuDivider />
          <MenuItem icon="lock" text={t({ id: 'staff.shell.security' })} onClick={() => navigate(paths.security)} />
          {devInbox && (
            <MenuItem icon="inbox" text={t({ id: 'staff.shell.devInbox' })} href="/dev/inbox" target="_blank" />
          )}
          <MenuItem icon="log-out" text={t({ id: 'staff.shell.signOut' })} onClick={() => void signOut()} />
        </Menu>
      }
    >
      <Button variant="minimal" className="user-button" endIcon="caret-down" text={me?.name ?? ''} />
    </Popover>
  );
}
