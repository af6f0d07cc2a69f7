import { Button } from '@blueprintjs/core';
import type { QueryData } from '../../api/index.ts';
import { useTranslate } from '../../i18n/react.tsx';
import { useCommand } from '../model/use-command.ts';
import { DateTime } from './DateTime.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { useToast } from './use-toast.ts';
import './sign-in-list.css';

interface Props {
  readonly accountId: string;
  readonly signIns: QueryData<'mySecurity'>['signIns'];
}

/** Where a colleague is or lately was signed in: when, how, in what browser, roughly where from; each can be ended. */
export function SignInList({ accountId, signIns }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const { problem, run } = useCommand();
  const end = async (signInRef: string) => {
    if ((await run('EndSignIn', { accountId, signInRef })) !== undefined)
      toast(t({ id: 'colleagues.signIns.endedNow' }));
  };
  if (signIns.length === 0) return <p className="muted">{t({ id: 'colleagues.signIns.none' })}</p>;
  return (
    <>
      <ProblemNote problem={problem} />
      <ul className="sign-in-list">
        {signIns.map(({ signInRef, at, way, browser, network, endedAt, isThis }) => (
          <li key={signInRef}>
            <p>
              <DateTime at={at} as="fresh" /> · {t({ id: `colleagues.way.${way}` })}
              {isThis && <b> · {t({ id: 'colleagues.signIns.this' })}</b>}
            </p>
            <p className="muted">{[browser, network].filter((word) => word !== '').join(' · ')}</p>
            {endedAt === null ? (
              <Button size="small" variant="minimal" intent="danger" onClick={() => void end(signInRef)}>
                {t({ id: 'colleagues.action.EndSignIn' })}
              </Button>
            ) : (
              <p className="muted">{t({ id: 'colleagues.signIns.ended' })}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
