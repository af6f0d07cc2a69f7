import { useT } from '../../../i18n/react.tsx';
import { agreementText } from './agreement-text.ts';
import { PolicyPage } from './PolicyPage.tsx';

/** What registering means. */
export default function Agreement() {
  return <PolicyPage title={useT()('public.policy.agreement')} texts={agreementText} />;
}
