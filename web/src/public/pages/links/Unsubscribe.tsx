import { CandidateGroup } from '@talentlog/contracts';
import { useState } from 'react';
import { requestSafely } from '../../../api/http.ts';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { Link, useParams } from '../../site/router.tsx';
import { Title } from '../../site/Title.tsx';
import { Notice } from './Notice.tsx';
import '../../../ui/form.css';
import './links.css';

/** The way out of mails of one kind, without a sign-in: one press ends them, another takes that back. Opening the page changes nothing. */
export default function Unsubscribe() {
  const t = useT();
  const { group = '', token = '' } = useParams();
  const known = CandidateGroup.safeParse(group);
  const title = t('messages.out.title');
  return (
    <div className="wide narrow">
      <Title text={title} />
      <Notice title={title}>
        {known.success ? <WayOut group={known.data} token={token} /> : <p role="alert">{t('messages.out.dead')}</p>}
      </Notice>
    </div>
  );
}

function WayOut({ group, token }: { readonly group: CandidateGroup; readonly token: string }) {
  const t = useT();
  const action = useAction();
  const [done, setDone] = useState<'out' | 'back'>();
  const name = t(`messages.group.${group}`);
  const press = (way: 'out' | 'back') =>
    action.run(async () => {
      const path = `/api/unsubscribe/${group}/${encodeURIComponent(token)}`;
      await requestSafely(way === 'out' ? path : `${path}/undo`, { method: 'POST' });
      setDone(way);
    });
  if (action.problem?.code === 'common.not_found') return <p role="alert">{t('messages.out.dead')}</p>;
  return (
    <>
      {done === undefined && <p>{t('messages.out.question', { group: name })}</p>}
      {done !== undefined && (
        <p className="note note-ok" role="status">
          {t(done === 'out' ? 'messages.out.done' : 'messages.out.undone', { group: name })}
        </p>
      )}
      <p className="quiet">{t(done === 'out' ? 'messages.out.late' : 'messages.out.rest')}</p>
      <ProblemNote problem={action.problem} />
      <p>
        {done === 'out' ? (
          <Button busy={action.busy} onClick={() => void press('back')}>
            {t('messages.out.undo')}
          </Button>
        ) : (
          <Button kind="primary" busy={action.busy} onClick={() => void press('out')}>
            {t('messages.out.do')}
          </Button>
        )}
      </p>
      <p>
        <Link to="/personal/account_setting">{t('messages.out.settings')}</Link>
      </p>
    </>
  );
}
