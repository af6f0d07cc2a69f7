import type { ResumeFound } from '@talentlog/contracts';
import { Suspense } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useMay } from '../../model/use-sign-in.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useNameOf } from '../../ui/PersonName.tsx';
import { usePart } from '../../ui/parts.ts';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { useResumeLine } from '../../ui/resume/use-resume-line.ts';
import { Timeline } from '../../ui/Timeline.tsx';
import { useTimelineWords } from '../../ui/timeline-words.ts';
import { useMessagesToQuery, useTimelineOfQuery } from './api.ts';
import { WriteToPeople } from './WriteToPeople.tsx';

const shownMessages = 20;

/** Somebody with no application in reach: what their resume says in a line, and where nobody else works with them, what was written to them and happened. */
export function WithoutApplication({ found }: { readonly found: ResumeFound }) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const lineOf = useResumeLine();
  const { person, resumeLine, applied } = found;
  const maySeeMessages = useMay()('VIEW_NOTIFICATION');
  return (
    <>
      <div className="padded">
        <h2>{nameOf(person)}</h2>
        <p>{lineOf(resumeLine)}</p>
        <WriteToPeople rows={[found]} />
      </div>
      <EmptyState title={t({ id: applied ? 'staff.resumes.ofOthers' : 'staff.resumes.notAppliedYet' })} />
      {!applied && maySeeMessages && (
        <div className="padded">
          <Messages jobSeekerId={person.jobSeekerId} />
          <History jobSeekerId={person.jobSeekerId} />
        </div>
      )}
    </>
  );
}

interface OfPerson {
  readonly jobSeekerId: string;
}

function Messages({ jobSeekerId }: OfPerson) {
  const t = useTranslate();
  const MessageCard = usePart('MessageCard');
  const { data, error, refetch } = useMessagesToQuery({ jobSeekerId, size: shownMessages });
  if (error !== undefined) return <QueryFailure failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  if (data.data.rows.length === 0) return null;
  return (
    <section>
      <h3>{t({ id: 'staff.resumes.messages' })}</h3>
      <Suspense fallback={<Loading />}>
        <ul className="comments">
          {data.data.rows.map((message) => (
            <li key={message.notificationId}>
              <MessageCard notification={message} />
            </li>
          ))}
        </ul>
      </Suspense>
    </section>
  );
}

function History({ jobSeekerId }: OfPerson) {
  const t = useTranslate();
  const words = useTimelineWords();
  const { data, error, refetch } = useTimelineOfQuery({ jobSeekerId });
  if (error !== undefined) return <QueryFailure failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  return (
    <section>
      <h3>{t({ id: 'staff.resumes.history' })}</h3>
      <Timeline items={data.data.map(words)} />
    </section>
  );
}
