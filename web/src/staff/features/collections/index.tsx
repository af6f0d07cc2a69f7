import { WithPacks } from '../../ui/WithPacks.tsx';
import { CollectionsPage } from './CollectionsPage.tsx';
import './collections.css';

/** What new colleagues tell before their first day, until SAP has it. */
export default function Collections() {
  return (
    <WithPacks names={['staffoffers']}>
      <CollectionsPage />
    </WithPacks>
  );
}
