import { useT } from '../../../i18n/react.tsx';
import { PolicyPage } from './PolicyPage.tsx';

/** How personal information is handled. */
export default function Privacy() {
  return <PolicyPage policy="privacy" title={useT()('public.policy.privacy')} path="/privacy" />;
}
