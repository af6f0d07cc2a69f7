import { useTranslate } from '../../../i18n/react.tsx';
import { PolicyPage } from './PolicyPage.tsx';

/** How personal information is handled. */
export default function Privacy() {
  const t = useTranslate();
  return <PolicyPage policy="privacy" title={t({ id: 'public.policy.privacy' })} path="/privacy" />;
}
