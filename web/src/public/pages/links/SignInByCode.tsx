import { useT } from '../../../i18n/react.tsx';
import { DigitsForm } from './DigitsForm.tsx';

/** The candidate types the code that whoever receives them tells: the page does not know it. */
export function SignInByCode({ send }: { readonly send: (code: string) => Promise<unknown> }) {
  const t = useT();
  const words = { label: t('person.interview.typedCode'), hint: t('person.interview.codeHint') };
  return <DigitsForm name="code" count={6} {...words} submit={t('person.interview.signIn')} send={send} />;
}
