import { Route, Routes } from 'react-router-dom';
import { MissingNote } from '../../ui/MissingNote.tsx';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { PositionPage } from './detail/PositionPage.tsx';
import { EditPositionPage } from './form/EditPositionPage.tsx';
import { NewPositionPage } from './form/NewPositionPage.tsx';
import { PositionList } from './list/PositionList.tsx';
import './positions.css';

const codes = ['codes'] as const;

/** Positions, and the advertisements that publish them. */
export default function PositionsPage() {
  return (
    <WithPacks names={['staffpositions']}>
      <MissingNote of={codes} />
      <Routes>
        <Route index element={<PositionList />} />
        <Route path="new" element={<NewPositionPage />} />
        <Route path=":positionId" element={<PositionPage />} />
        <Route path=":positionId/edit" element={<EditPositionPage />} />
      </Routes>
    </WithPacks>
  );
}
