import { useT } from '../../../i18n/react.tsx';
import { PolicyPage } from './PolicyPage.tsx';
import { privacyText } from './privacy-text.ts';

/** How personal information is handled. */
export default function Privacy() {
  return <PolicyPage title={useT()('public.policy.privacy')} texts={privacyText} />;
}
