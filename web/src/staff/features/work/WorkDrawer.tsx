import { Suspense } from 'react';
import { Loading } from '../../ui/Loading.tsx';
import { usePart } from '../../ui/parts.ts';
import type { WorkItem } from './groups.ts';

interface Props {
  readonly item: WorkItem;
  readonly place: string;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The work itself, beside the list of it. */
export function WorkDrawer({ item, ...around }: Props) {
  const ApplicationDrawer = usePart('ApplicationDrawer');
  const ScreeningDesk = usePart('ScreeningDesk');
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
