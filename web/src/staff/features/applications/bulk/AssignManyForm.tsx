import { Button } from '@blueprintjs/core';
import type { ApplicationChosen } from '@talentlog/contracts';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { AboutCandidates } from '../../../ui/about-candidates.ts';
import { Unable } from '../../../ui/bulk/Unable.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { AssignForm } from '../actions/AssignForm.tsx';
import { idOf } from '../api.ts';

interface Props {
  readonly rows: readonly ApplicationChosen[];
  readonly onDone: (count: number) => void;
  readonly onClose: () => void;
}

/**
 * Hands the resumes of those selected to one screener, as one task. Who cannot be assigned is named and left out; who is refused when it
 * is sent is named with the reason, and is left out by a button.
 */
export function AssignManyForm({ rows, onDone, onClose }: Props) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // As they were when this was opened: who leaves the list meanwhile is still told of.
  const [asked] = useState(rows);
  const isAble = ({ allowedActions }: ApplicationChosen) => allowedActions.includes('AssignScreening');
  const takers = asked.filter((row) => isAble(row) && !left.has(idOf(row)));
  // A refusal names them by their number.
  const [sent, setSent] = useState(takers);
  const unable = asked.filter((row) => !isAble(row));
  return (
    <AboutCandidates value={takers.map(({ person }) => person.jobSeekerId)}>
      <AssignForm
        applicationIds={takers.map(idOf)}
        onSend={() => setSent(takers)}
        whom={(form) => (
          <>
            <Unable rows={unable} />
            <ul className="bulk-failures">
              {sent.map((row, index) => {
                const words = form.errorAt(`applicationIds.${index}`);
                if (words === undefined || left.has(idOf(row))) return null;
                return (
                  <li key={idOf(row)}>
                    <b>{nameOf(row.person)}</b> {words}{' '}
                    <Button size="small" onClick={() => setLeft(new Set([...left, idOf(row)]))}>
                      {t({ id: 'staff.bulk.leaveOut' })}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </>
        )}
        onDone={() => onDone(takers.length)}
        onClose={onClose}
      />
    </AboutCandidates>
  );
}
