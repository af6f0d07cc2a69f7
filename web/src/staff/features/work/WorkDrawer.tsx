import { lazy, Suspense } from 'react';
import { Loading } from '../../ui/Loading.tsx';
import type { WorkItem } from './by-day.ts';

const ApplicationDrawer = lazy(async () => ({
  default: (await import('../applications/drawer/ApplicationDrawer.tsx')).ApplicationDrawer,
}));
const ScreeningDesk = lazy(async () => ({
  default: (await import('../screening/ScreeningDesk.tsx')).ScreeningDesk,
}));

interface Props {
  readonly item: WorkItem;
  readonly place: string;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The work itself, beside the list of it. */
export function WorkDrawer({ item, ...around }: Props) {
  return (
    <Suspense fallback={<Loading />}>
      {item.kind === 'SCREEN' ? (
        <ScreeningDesk itemId={item.id} {...around} onJudged={around.onNext ?? around.onClose} />
      ) : (
        item.applicationId !== null && <ApplicationDrawer applicationId={item.applicationId} {...around} />
      )}
    </Suspense>
  );
}
