import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useSignIn } from '../../model/use-sign-in.ts';
import { CompanyEntry } from './CompanyEntry.tsx';
import { nextStepAt } from './next-step.ts';
import { SignInForm } from './SignInForm.tsx';

interface Props {
  readonly from: string;
  readonly onDone: () => void;
}

/** How one may come in: by the company's account where there is one, and by password, quietly where that is for emergencies alone. */
export function Ways({ from, onDone }: Props) {
  const t = useTranslate();
  const { company } = useSignIn();
  const [isOpen, setOpen] = useState(nextStepAt(location.search) !== undefined);
  if (company === null) return <SignInForm onDone={onDone} />;
  const hidesPassword = company.isRequired && !isOpen;
  return (
    <>
      <CompanyEntry name={company.name} from={from} />
      {hidesPassword ? (
        <Button variant="minimal" size="small" className="sign-in-quiet" onClick={() => setOpen(true)}>
          {t({ id: 'staff.signIn.emergency' })}
        </Button>
      ) : (
        <>
          <p className="sign-in-or">
            {t({ id: company.isRequired ? 'staff.signIn.emergencyNote' : 'staff.signIn.or' })}
          </p>
          <SignInForm isSecondary onDone={onDone} />
        </>
      )}
    </>
  );
}
