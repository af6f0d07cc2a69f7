import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { runCommand } from '../../api/commands.ts';
import { useTranslate } from '../../i18n/react.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { useSignIn } from '../site/context.tsx';
import { useGo } from '../site/use-go.ts';
import { useLeave } from './use-leave.ts';

/** Closes an open menu on Escape, on a click elsewhere and when the page changes. */
function useClosing(menu: { current: HTMLDetailsElement | null }): void {
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current !== pathname) menu.current?.removeAttribute('open');
    shownAt.current = pathname;
  }, [menu, pathname]);
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (details === null || !details.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        details.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && details.contains(event.target)) return;
      details.open = false;
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
  }, [menu]);
}

/** Where the signed-in person goes, and out. */
export default function UserMenu() {
  const t = useTranslate();
  const go = useGo();
  const { signIn, refresh } = useSignIn();
  const menu = useRef<HTMLDetailsElement>(null);
  const { busy, problem, leave } = useLeave(async () => {
    go('/social/jobs');
    await refresh();
  });
  useClosing(menu);
  const { account } = signIn;
  if (account === null) return null;
  const others = account.identities.filter((identity) => identity !== account.identity && identity !== 'Staff');
  return (
    <details className="menu" ref={menu}>
      <summary>
        <span className="menu-name">{account.name === '' ? t({ id: 'public.frame.me' }) : account.name}</span>
      </summary>
      <ul>
        {account.identity !== 'CampusAmbassador' && (
          <>
            <li>
              <Link to="/personal/delivery_records">{t({ id: 'public.frame.deliveries' })}</Link>
            </li>
            <li>
              <Link to="/personal/my_resume">{t({ id: 'public.frame.resume' })}</Link>
            </li>
          </>
        )}
        <li>
          <Link to="/personal/account_setting">{t({ id: 'public.frame.account' })}</Link>
        </li>
        {others.map((identity) => (
          <li key={identity}>
            <button type="button" onClick={() => void runCommand('SwitchIdentity', { identity }).then(refresh)}>
              {t({ id: identity === 'CampusAmbassador' ? 'public.frame.asAmbassador' : 'public.frame.asSeeker' })}
            </button>
          </li>
        ))}
        {account.identities.includes('Staff') && (
          <li>
            <a href="/staff">{t({ id: 'public.frame.staff' })}</a>
          </li>
        )}
        <li>
          <button type="button" disabled={busy} onClick={() => void leave()}>
            {t({ id: 'public.frame.signOut' })}
          </button>
          <ProblemNote problem={problem} />
        </li>
      </ul>
    </details>
  );
}
