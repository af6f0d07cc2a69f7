import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { useSignIn } from '../../site/context.tsx';
import { Title } from '../../site/Title.tsx';
import '../../../ui/form.css';

interface LoginSheetProps {
  readonly other: 'phone' | 'password';
  /** Where it is not signing in itself. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Frame of the sign-in pages: the way in, the other way in, and the way without. */
export function LoginSheet({ other, title, children }: LoginSheetProps) {
  const t = useTranslate();
  const heading = title ?? t({ id: 'person.login.title' });
  const { signIn } = useSignIn();
  const [search] = useSearchParams();
  const next = search.get('next');
  const query = next === null ? '' : `?next=${encodeURIComponent(next)}`;
  return (
    <div className="wide login">
      <Title text={heading} />
      <section className="sheet">
        <h1>{heading}</h1>
        {next?.startsWith('/delivery') === true && <p className="note">{t({ id: 'person.login.forDelivery' })}</p>}
        {children}
        <p>
          <Link to={`/login/${other}${query}`}>
            {t({ id: other === 'phone' ? 'person.login.withPhone' : 'person.login.withPassword' })}
          </Link>
        </p>
        <p className="quiet">
          {t({ id: 'person.login.guest' })} <Link to="/jobs">{t({ id: 'person.login.browse' })}</Link>
        </p>
        {signIn.devInbox && (
          <p className="note">
            {t({ id: 'person.login.devInbox' })} <a href="/dev/inbox">/dev/inbox</a>
          </p>
        )}
      </section>
    </div>
  );
}
