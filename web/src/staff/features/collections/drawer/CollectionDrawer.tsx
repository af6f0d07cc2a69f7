import { skipToken } from '@reduxjs/toolkit/query';
import { useT } from '../../../../i18n/react.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { QueryFailure } from '../../../ui/Problem.tsx';
import type { Neighbours } from '../../../ui/use-neighbours.ts';
import { CollectionActions } from '../actions/CollectionActions.tsx';
import { useCollectionApplicationQuery, useCollectionDetailQuery } from '../api.ts';
import { Content } from './Content.tsx';
import { Entry } from './Entry.tsx';
import { Head } from './Head.tsx';
import { Pushes } from './Pushes.tsx';
import { Rejection } from './Rejection.tsx';

interface Props extends Neighbours {
  readonly collectionId: string;
  readonly onClose: () => void;
}

/** One collection: where it stands, what can be done, what was told, and what SAP said. */
export function CollectionDrawer({ collectionId, onClose, ...neighbours }: Props) {
  const t = useT();
  const nameOf = useNameOf();
  const { data, error, refetch } = useCollectionDetailQuery({ collectionId });
  const detail = data?.data;
  const application = useCollectionApplicationQuery(
    detail === undefined ? skipToken : { applicationId: detail.applicationId },
  );
  return (
    <Drawer
      title={t('collections.drawer.title', { name: detail === undefined ? '' : nameOf(detail.person) })}
      {...neighbours}
      onClose={onClose}
    >
      {detail === undefined && error === undefined && <Loading />}
      {detail === undefined && <QueryFailure failure={error} onRetry={() => void refetch()} />}
      {detail !== undefined && (
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
    </Drawer>
  );
}
