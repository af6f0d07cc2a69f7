import { WithPacks } from '../../ui/WithPacks.tsx';
import './offers.css';
import { OffersPage } from './OffersPage.tsx';

/** Offers from draft to answer; one of them beside the list under its own address. */
export default function Offers() {
  return (
    <WithPacks names={['staffoffers']}>
      <OffersPage />
    </WithPacks>
  );
}
