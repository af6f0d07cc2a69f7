import { isCandidateGroup, OptionalGroup } from '@talentlog/contracts';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { bodyOf, requestSafely } from '../../../api/http.ts';
import { type ApiProblem, asProblem } from '../../../api/problem.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { Title } from '../../site/Title.tsx';
import { Notice } from './Notice.tsx';
import '../../../ui/form.css';
import './links.css';

/** The way out of mails of one kind, without a sign-in: one press ends them, another takes that back. Opening the page changes nothing. */
export default function Unsubscribe() {
  const t = useTranslate();
  const { group = '', token = '' } = useParams();
  const known = OptionalGroup.safeParse(group);
  const title = t({ id: 'messages.out.title' });
  return (
    <div className="wide narrow">
      <Title text={title} />
      <Notice title={title}>
        {known.success ? (
          <WayOut group={known.data} token={token} />
        ) : (
          <p role="alert">{t({ id: 'messages.out.dead' })}</p>
        )}
      </Notice>
    </div>
  );
}

/** What became of mails of this kind, as far as the page knows: ended or taken back here, or off since before. */
type Done = '' | 'out' | 'back';

/** Whether such mails are off already, by whatever browser; undefined until that is known, `false` also where it could not be asked. */
function useOff(path: string, onNobody: (problem: ApiProblem) => void): boolean | undefined {
  const [off, setOff] = useState<boolean>();
  const heard = useRef(onNobody);
  useEffect(() => {
    requestSafely(`${path}/state`)
      .then(async (response) => setOff((await bodyOf<{ off?: boolean }>(response)).off === true))
      .catch((thrown: unknown) => {
        heard.current(asProblem(thrown));
        setOff(false);
      });
  }, [path]);
  return off;
}

/** A second tap of the same finger is deaf to what came where the first one was. */
const deafFor = 1000;

function WayOut({ group, token }: { readonly group: OptionalGroup; readonly token: string }) {
  const t = useTranslate();
  const action = useAction();
  const [pressed, setDone] = useState<Done>('');
  const [asked, setAsked] = useState<ApiProblem>();
  const path = `/api/unsubscribe/${group}/${encodeURIComponent(token)}`;
  const off = useOff(path, setAsked);
  const done: Done = pressed === '' && off === true ? 'out' : pressed;
  const [doneAt, setDoneAt] = useState(0);
  const isCandidate = isCandidateGroup(group);
  const name = t({ id: isCandidate ? `messages.group.${group}` : `messages.work.${group}` });
  const press = (way: 'out' | 'back') =>
    action.run(async () => {
      await requestSafely(way === 'out' ? path : `${path}/undo`, { method: 'POST' });
      setDone(way);
      setDoneAt(performance.now());
    });
  const takeBack = ({ timeStamp }: MouseEvent) => {
    if (timeStamp - doneAt >= deafFor) void press('back');
  };
  if ([action.problem, asked].some((problem) => problem?.code === 'common.not_found'))
    return <p role="alert">{t({ id: 'messages.out.dead' })}</p>;
  if (off === undefined) return <Loading lines={2} />;
  return (
    <>
      {done === '' && <p>{t({ id: 'messages.out.question' }, { group: name })}</p>}
      {done !== '' && (
        <p className="note note-ok" role="status">
          {t({ id: done === 'out' ? 'messages.out.done' : 'messages.out.undone' }, { group: name })}
        </p>
      )}
      <p className="quiet">{t({ id: done === 'out' ? 'messages.out.late' : 'messages.out.rest' })}</p>
      <ProblemNote problem={action.problem} />
      {done !== 'out' && (
        <p>
          <Button kind="primary" busy={action.busy} onClick={() => void press('out')}>
            {t({ id: 'messages.out.do' })}
          </Button>
        </p>
      )}
      <p>
        {isCandidate ? (
          <Link to="/personal/account_setting">{t({ id: 'messages.out.settings' })}</Link>
        ) : (
          <a href="/staff/security">{t({ id: 'messages.out.settings' })}</a>
        )}
      </p>
      {done === 'out' && (
        <p>
          <Button kind="quiet" busy={action.busy} onClick={takeBack}>
            {t({ id: 'messages.out.undo' })}
          </Button>
        </p>
      )}
    </>
  );
}
