import { useT } from '../../../i18n/react.tsx';
import { PolicyPage } from './PolicyPage.tsx';

/** What registering means. */
export default function Agreement() {
  return <PolicyPage policy="agreement" title={useT()('public.policy.agreement')} path="/registrationAgreement" />;
}
