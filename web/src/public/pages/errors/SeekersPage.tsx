import { runCommand } from '../../../api/commands.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useSignIn } from '../../site/context.tsx';
import { Status } from '../../site/Status.tsx';
import { Title } from '../../site/Title.tsx';

/** Instead of a page that is a job seeker's own, for who acts as staff: as whom they act, and the way to go on as the person they are. */
export default function SeekersPage() {
  const t = useTranslate();
  const { signIn, refresh } = useSignIn();
  const action = useAction();
  const isSeeker = signIn.account?.identities.includes('JobSeeker') ?? false;
  const goOn = () =>
    action.run(async () => {
      await runCommand('SwitchIdentity', { identity: 'JobSeeker' });
      await refresh();
    });
  return (
    <section className="wide narrow failed">
      <Status code={403} />
      <Title text={t({ id: 'public.error.seekersTitle' })} />
      <h1>{t({ id: 'public.error.seekersTitle' })}</h1>
      <p>{t({ id: isSeeker ? 'public.error.seekersText' : 'public.error.notSeekerText' })}</p>
      <ProblemNote problem={action.problem} />
      <p className="actions">
        {isSeeker && (
          <Button kind="primary" disabled={action.busy} onClick={() => void goOn()}>
            {t({ id: 'public.frame.asSeeker' })}
          </Button>
        )}
        <a className="button button-plain" href="/staff">
          {t({ id: 'public.frame.staff' })}
        </a>
      </p>
    </section>
  );
}
