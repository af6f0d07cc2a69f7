import { useTranslate } from '../../../i18n/react.tsx';
import { type Person, useNameOf } from '../PersonName.tsx';
import type { LetterValues } from './letter-values.ts';

type Reached = Person & { readonly phone: string | null; readonly email: string | null };
/** As many names as are read; the rest is counted. */
const named = 10;

/** Whom a chosen way does not lead to, before anything is sent. */
export function NoWay({ people, values }: { readonly people: readonly Reached[]; readonly values: LetterValues }) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const without = (way: 'email' | 'phone') => {
    const lost = people.filter((one) => one[way] === null);
    const names = lost
      .slice(0, named)
      .map(nameOf)
      .join(t({ id: 'staff.filter.comma' }));
    return { count: lost.length, names: lost.length > named ? t({ id: 'messages.letter.more' }, { names }) : names };
  };
  const [mail, text] = [without('email'), without('phone')];
  return (
    <>
      {values.mail && mail.count > 0 && <p className="form-note">{t({ id: 'messages.letter.noMail' }, mail)}</p>}
      {values.text && text.count > 0 && <p className="form-note">{t({ id: 'messages.letter.noSms' }, text)}</p>}
    </>
  );
}
