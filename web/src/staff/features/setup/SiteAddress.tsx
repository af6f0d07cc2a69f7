import { useTranslate } from '../../../i18n/react.tsx';

/** What links in mail and SMS begin with, one of them to try, and whether this browser came by the same address. */
export function SiteAddress({ origin }: { readonly origin: string }) {
  const t = useTranslate();
  const here = location.origin;
  const link = `${origin}/social/jobs`;
  return (
    <>
      <p className="muted">{t({ id: 'settings.address.now' }, { origin })}</p>
      <p className={here === origin ? 'muted' : 'late'}>
        {t({ id: here === origin ? 'settings.address.same' : 'settings.address.other' }, { here })}
      </p>
      <p>
        {t({ id: 'settings.address.try' })}{' '}
        <a href={link} target="_blank" rel="noreferrer">
          {link}
        </a>
      </p>
    </>
  );
}
