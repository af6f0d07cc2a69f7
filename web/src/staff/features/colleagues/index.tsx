import { useTranslate } from '../../../i18n/react.tsx';
import { Guarded } from '../../ui/Guarded.tsx';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { ColleagueList } from './ColleagueList.tsx';
import './colleagues.css';

/** Who works here, and what each may do. */
export default function ColleaguesPage() {
  const t = useTranslate();
  return (
    <Guarded needs={['ADMIN_USER']} title={t({ id: 'staff.nav.colleagues' })}>
      <WithPacks names={['colleagues', 'staffhiring']}>
        <ColleagueList />
      </WithPacks>
    </Guarded>
  );
}
