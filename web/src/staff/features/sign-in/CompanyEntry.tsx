import { page } from '../../../api/page.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { useCommand } from '../../model/use-command.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { keepCameFrom } from './came-from.ts';

interface Props {
  /** What people know the provider by. */
  readonly name: string;
  readonly from: string;
  /** Who came before had no way in: they are asked there who they are. */
  readonly isAnew?: boolean;
}

/** Goes to the company's sign-in, and back to where one wanted to go. */
export function CompanyEntry({ name, from, isAnew = false }: Props) {
  const t = useTranslate();
  const { busy, problem, run } = useCommand();
  const go = async () => {
    const answer = await run('BeginCompanySignIn', { anew: isAnew });
    const { address } = (answer?.result ?? {}) as { readonly address?: unknown };
    if (typeof address !== 'string' || !/^https?:/.test(address)) return;
    keepCameFrom(from);
    page.leaveFor(address);
  };
  return (
    <>
      <ProblemNote problem={problem} />
      <BusyButton intent="primary" size="large" fill busy={busy} onClick={() => void go()}>
        {t({ id: 'staff.signIn.company' }, { name })}
      </BusyButton>
    </>
  );
}
