import { useTranslate } from '../../../i18n/react.tsx';
import { useInterviewTimesQuery } from '../../model/work.ts';
import { Loading } from '../../ui/Loading.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import type { WorkItem } from './groups.ts';
import { TimesForm } from './TimesForm.tsx';

interface Props {
  readonly item: WorkItem;
  readonly onClose: () => void;
  /** Opens the application, where everything can be chosen. */
  readonly onOpen: () => void;
}

/** Times that fit both sides, and the one button that sets one and tells everybody. */
export function TimesPanel({ item, onClose, onOpen }: Props) {
  const t = useTranslate();
  const applicationId = item.applicationId ?? '';
  const { data, error, refetch } = useInterviewTimesQuery({ applicationId });
  useKeys([{ combo: 'esc', label: t({ id: 'staff.times.close' }), group: t({ id: 'staff.keys.item' }), run: onClose }]);
  const gone = error !== undefined && 'code' in error && error.code === 'common.not_found';
  return (
    <section className="work-times" aria-label={t({ id: 'staff.times.title' })}>
      {data === undefined && error === undefined && <Loading />}
      {gone && <p>{t({ id: 'staff.times.gone' })}</p>}
      {!gone && data === undefined && <QueryFailure failure={error} onRetry={() => void refetch()} />}
      {!gone && data !== undefined && <TimesForm times={data.data} item={item} onOpen={onOpen} />}
    </section>
  );
}
