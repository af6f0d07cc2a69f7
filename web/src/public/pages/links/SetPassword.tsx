import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { runCommand } from '../../../api/commands.ts';
import { secondStepAddress } from '../../../api/second-step.ts';
import { exactTime } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import { useQuery } from '../../site/context.tsx';
import { Title } from '../../site/Title.tsx';
import { Failed } from '../errors/Failed.tsx';
import { NewPassword } from '../login/NewPassword.tsx';
import { useNewPassword } from '../login/use-new-password.ts';
import { Notice } from './Notice.tsx';
import { isToken } from './use-link.ts';

const dead = ['link.expired', 'link.invalid', 'common.invalid', 'common.not_found'];

/** Where a colleague who was invited, or whose sign-in was reset, sets the own password. */
export default function SetPassword() {
  const t = useTranslate();
  const { id: token = '' } = useParams();
  const title = t({ id: 'colleagues.access.title' });
  return (
    <div className="wide narrow">
      <Title text={title} />
      {isToken(token) ? <Opened token={token} title={title} /> : <NotWhole title={title} />}
    </div>
  );
}

function NotWhole({ title }: { readonly title: string }) {
  const words = useProblemWords();
  return (
    <Notice title={title}>
      <p role="alert">{words('link.invalid')}</p>
    </Notice>
  );
}

function Opened({ token, title }: { readonly token: string; readonly title: string }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { problem, data, reload } = useQuery('linkOpened', {}, { linkToken: token });
  if ((problem !== undefined && dead.includes(problem.code)) || (data && data.purpose !== 'password'))
    return (
      <Notice title={title}>
        <p role="alert">{t({ id: 'colleagues.access.dead' })}</p>
        <p className="quiet">{t({ id: 'colleagues.access.ask' })}</p>
      </Notice>
    );
  if (data === undefined) return problem === undefined ? <Loading /> : <Failed problem={problem} retry={reload} />;
  return (
    <Notice title={title}>
      <p>{t({ id: 'colleagues.access.how' })}</p>
      <p className="quiet">{t({ id: 'colleagues.access.until' }, { time: exactTime(data.expiresAt, language) })}</p>
      <OwnPassword token={token} />
    </Notice>
  );
}

function OwnPassword({ token }: { readonly token: string }) {
  const t = useTranslate();
  const action = useAction();
  const [address, setAddress] = useState('');
  const typed = useNewPassword();
  const save = async () => {
    const wish = { address, password: typed.agreed() };
    const { result } = await runCommand('SetPasswordByLink', wish, { linkToken: token });
    location.assign(secondStepAddress(result) ?? '/staff');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(save);
  };
  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <TextField
        label={t({ id: 'colleagues.access.address' })}
        name="username"
        autoComplete="username"
        required
        value={address}
        onValue={setAddress}
        error={action.errorAt('address')}
      />
      <NewPassword typed={typed} errorAt={action.errorAt} />
      {action.problem?.code === 'link.expired' && <p role="alert">{t({ id: 'colleagues.access.notTaken' })}</p>}
      {(action.problem?.errors.length ?? 0) === 0 && action.problem?.code !== 'link.expired' && (
        <ProblemNote problem={action.problem} />
      )}
      <Button type="submit" kind="primary" busy={action.busy}>
        {t({ id: 'colleagues.access.submit' })}
      </Button>
    </form>
  );
}
