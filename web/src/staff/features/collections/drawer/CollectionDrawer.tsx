import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslate } from '../../../../i18n/react.tsx';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import type { Neighbours } from '../../../ui/use-neighbours.ts';
import { CollectionActions } from '../actions/CollectionActions.tsx';
import { useCollectionApplicationQuery, useCollectionDetailQuery } from '../api.ts';
import { Content } from './Content.tsx';
import { Entry } from './Entry.tsx';
import { Head } from './Head.tsx';
import { Pushes } from './Pushes.tsx';
import { Rejection } from './Rejection.tsx';
import { Standing } from './Standing.tsx';

interface Props extends Neighbours {
  readonly collectionId: string;
  readonly onClose: () => void;
}

/** One collection: where it stands, what can be done, what was told, and what SAP said. */
export function CollectionDrawer({ collectionId, ...around }: Props) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const answer = useCollectionDetailQuery({ collectionId });
  const applicationId = answer.data?.data.applicationId;
  const application = useCollectionApplicationQuery(applicationId === undefined ? skipToken : { applicationId });
  return (
    <DetailDrawer
      answer={answer}
      title={(detail) =>
        t({ id: 'collections.drawer.title' }, { name: detail === undefined ? '' : nameOf(detail.person) })
      }
      standing={(detail) => <Standing detail={detail} application={application.data?.data} />}
      {...around}
    >
      {(detail) => (
        <>
          <header className="drawer-head">
            <Head detail={detail} application={application.data?.data} />
            <CollectionActions detail={detail} application={application.data?.data} />
          </header>
          <div className="drawer-body collection-body">
            <Rejection detail={detail} />
            <Pushes detail={detail} />
            <Entry detail={detail} />
            <Content detail={detail} />
          </div>
        </>
      )}
    </DetailDrawer>
  );
}
