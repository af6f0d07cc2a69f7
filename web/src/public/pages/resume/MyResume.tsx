import type { ResumeSeen } from '@talentlog/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { exactTime } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useQuery } from '../../site/context.tsx';
import { Title } from '../../site/Title.tsx';
import { Failed } from '../errors/Failed.tsx';
import { PendingSaves } from './pending-saves.ts';
import { ResumeEditor } from './ResumeEditor.tsx';
import { Statement } from './Statement.tsx';

/** Where the resume stands, as a sentence. */
function Standing({ resume }: { resume: ResumeSeen }) {
  const t = useTranslate();
  const { language } = useLanguage();
  if (resume.editability === 'LOCKED')
    return (
      <p className="note">
        {t({ id: 'person.delivery.locked' })}{' '}
        <Link to="/personal/account_setting">{t({ id: 'public.frame.account' })}</Link>
      </p>
    );
  if (resume.state === 'CONFIRMED' && resume.confirmedAt !== null)
    return (
      <p className="note note-ok">
        {t({ id: 'person.resume.confirmed' }, { time: exactTime(resume.confirmedAt, language) })}
      </p>
    );
  return <p>{t({ id: `person.resumeState.${resume.state}` })}</p>;
}

/** My resume: files, what was read from them, blocks, and the statement. */
export default function MyResume() {
  const t = useTranslate();
  const { data, problem, reload } = useQuery('myResume', {});
  const [taken, setTaken] = useState(0);
  const [saves] = useState(() => new PendingSaves());
  return (
    <div className="wide narrow">
      <Title text={t({ id: 'public.frame.resume' })} />
      {data === undefined && problem !== undefined && <Failed problem={problem} retry={reload} />}
      {data === undefined && problem === undefined && <Loading />}
      {data !== undefined && (
        <section className="sheet">
          <ResumeEditor
            resume={data}
            reload={reload}
            taken={taken}
            onTaken={() => setTaken(taken + 1)}
            saves={saves}
            heading={<h1>{t({ id: 'public.frame.resume' })}</h1>}
          >
            <Standing resume={data} />
          </ResumeEditor>
          <Statement resume={data} reload={reload} saves={saves} />
        </section>
      )}
    </div>
  );
}
