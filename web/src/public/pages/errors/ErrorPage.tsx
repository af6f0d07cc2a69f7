import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Status } from '../../site/Status.tsx';
import { Title } from '../../site/Title.tsx';

const pages = { '/403': '403', '/500': '500', '/fetchError': 'fetch', '/browser': 'browser' } as const;
const statuses = { '403': 403, '500': 500, fetch: 503, browser: 200, '404': 404 } as const;

/** Error pages of the spec; any unknown path is "not found". */
export default function ErrorPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const kind = Object.hasOwn(pages, pathname) ? pages[pathname as keyof typeof pages] : '404';
  return (
    <section className="wide narrow failed">
      <Status code={statuses[kind]} />
      <Title text={t({ id: `public.error.${kind}title` })} />
      {/^\d/.test(kind) && <p className="failed-code">{kind}</p>}
      <h1>{t({ id: `public.error.${kind}title` })}</h1>
      <p>{t({ id: `public.error.${kind}text` })}</p>
      <p className="actions">
        <Link className="button button-primary" to="/social/jobs">
          {t({ id: 'public.error.home' })}
        </Link>
        <Button onClick={() => navigate(-1)}>{t({ id: 'public.error.back' })}</Button>
      </p>
    </section>
  );
}
