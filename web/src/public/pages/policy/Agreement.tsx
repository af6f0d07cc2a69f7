import { useTranslate } from '../../../i18n/react.tsx';
import { PolicyPage } from './PolicyPage.tsx';

/** What registering means. */
export default function Agreement() {
  const t = useTranslate();
  return <PolicyPage policy="agreement" title={t({ id: 'public.policy.agreement' })} path="/registrationAgreement" />;
}
