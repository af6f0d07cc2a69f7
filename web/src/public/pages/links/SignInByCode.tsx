import { useTranslate } from '../../../i18n/react.tsx';
import { DigitsForm } from './DigitsForm.tsx';
import { digits } from './digits.ts';
import type { LinkContent } from './LinkPage.tsx';

interface Props {
  readonly mode: LinkContent<'interviewPage'>['data']['place']['mode'];
  readonly send: (code: string) => Promise<unknown>;
}

/** The candidate types the code that whoever receives them tells, the interviewer where nobody does: the page does not know it. */
export function SignInByCode({ mode, send }: Props) {
  const t = useTranslate();
  const words = {
    label: t({ id: 'person.interview.typedCode' }),
    hint: t({ id: `person.interview.codeHint.${mode === 'ON_SITE' ? 'onsite' : 'remote'}` }),
  };
  return (
    <DigitsForm
      name="code"
      count={6}
      read={digits}
      {...words}
      submit={t({ id: 'person.interview.signIn' })}
      send={send}
    />
  );
}
