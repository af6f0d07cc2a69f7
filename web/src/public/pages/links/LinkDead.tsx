import { Link } from 'react-router-dom';
import { useCompany, useTranslate } from '../../../i18n/react.tsx';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import { askAddress } from '../../site/ask-address.ts';
import { useSignIn } from '../../site/context.tsx';
import { Notice } from './Notice.tsx';
import '../../../ui/card-rows.css';

/** A link that opens nothing to who holds it: why, where whom it was sent to finds their deliveries, and whom to ask. */
export function LinkDead({ code, title }: { readonly code: string; readonly title: string }) {
  const words = useProblemWords();
  const t = useTranslate();
  const ask = askAddress(useCompany(), title);
  const { signIn } = useSignIn();
  return (
    <Notice title={title}>
      <p role="alert">{words(code)}</p>
      {!signIn.signedIn && <p className="quiet">{t({ id: 'person.link.signIn' })}</p>}
      <ul className="card-rows">
        <li>
          <Link to="/personal/delivery_records">
            {t({ id: signIn.signedIn ? 'person.over.deliveries' : 'person.link.deliveries' })}
          </Link>
        </li>
        {ask !== undefined && (
          <li>
            <a href={ask}>{t({ id: 'person.ask.recruiters' })}</a>
          </li>
        )}
      </ul>
    </Notice>
  );
}
