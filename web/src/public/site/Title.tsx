import { useEffect } from 'react';
import { useTranslate } from '../../i18n/react.tsx';
import { useHead } from './context.tsx';

/** Title rule of the site: the page's name, a dash, the site's name; the site's name alone without a page name. */
export function Title({ text, description = '' }: { text: string; description?: string }) {
  const t = useTranslate();
  const site = t({ id: 'public.site.name' });
  const head = useHead();
  const title = text === '' ? site : `${text} - ${site}`;
  head.title = title;
  if (description !== '') head.description = description;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
