import { WithPacks } from '../../ui/WithPacks.tsx';
import { ColleagueList } from './ColleagueList.tsx';
import './colleagues.css';

/** Who works here, and what each may do. */
export default function ColleaguesPage() {
  return (
    <WithPacks names={['colleagues', 'staffhiring']}>
      <ColleagueList />
    </WithPacks>
  );
}
