import { Suspense } from 'react';
import { Loading } from '../../ui/Loading.tsx';
import { usePart } from '../../ui/parts.ts';
import { drawerOf } from './drawer-of.ts';
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
  return (
    <Suspense fallback={<Loading />}>
      <Thing item={item} {...around} />
    </Suspense>
  );
}

function Thing({ item, ...around }: Props) {
  const ApplicationDrawer = usePart('ApplicationDrawer');
  const ScreeningDesk = usePart('ScreeningDesk');
  const OfferDrawer = usePart('OfferDrawer');
  const CollectionDrawer = usePart('CollectionDrawer');
  const InterviewDrawer = usePart('InterviewDrawer');
  switch (drawerOf(item)) {
    case 'screening':
      return <ScreeningDesk itemId={item.id} {...around} onJudged={around.onNext ?? around.onClose} />;
    case 'offer':
      return <OfferDrawer offerId={item.id} {...around} />;
    case 'collection':
      return <CollectionDrawer collectionId={item.id} {...around} />;
    case 'interview':
      return <InterviewDrawer interviewId={item.interviewId ?? item.id} {...around} />;
    case 'application':
      return item.applicationId === null ? null : <ApplicationDrawer applicationId={item.applicationId} {...around} />;
  }
}
