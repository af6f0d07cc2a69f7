import { useTranslate } from '../../../../../i18n/react.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { QueryFailure } from '../../../../ui/QueryFailure.tsx';
import { Timeline } from '../../../../ui/Timeline.tsx';
import { useTimelineWords } from '../../../../ui/timeline-words.ts';
import type { Detail } from '../../actions/types.ts';
import { usePersonTimelineQuery } from '../../api.ts';

/** What happened to the person on this application, newest first. */
export function TimelineTab({ detail }: { detail: Detail }) {
  const t = useTranslate();
  const { jobSeekerId } = detail.person;
  const { data, error, refetch } = usePersonTimelineQuery({ jobSeekerId, applicationId: detail.applicationId });
  const words = useTimelineWords();
  if (error !== undefined) return <QueryFailure failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  if (data.data.length === 0) return <EmptyState title={t({ id: 'staff.timeline.empty' })} />;
  return <Timeline items={data.data.map(words)} />;
}
