import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Scrollable } from '../../../ui/Scrollable.tsx';
import type { Seeker, Session } from '../types.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { ReInviteDialog } from './ReInviteDialog.tsx';
import { SeekerRow } from './SeekerRow.tsx';

interface Props {
  readonly session: Session;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

/** Who was invited, what they chose, and what can be done about each. */
export function SeekerTable({ session, selected, onSelect }: Props) {
  const t = useTranslate();
  const [inviting, setInviting] = useState<Seeker | null>(null);
  const [adjusting, setAdjusting] = useState<Seeker | null>(null);
  const { seekers } = session;
  if (seekers.length === 0) return <EmptyState title={t({ id: 'hiring.session.nobody' })} />;
  const flip = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const titles = ['person', 'state', 'slot', 'interview', 'urged'] as const;
  return (
    <>
      <Scrollable className="seeker-scroll" label={t({ id: 'hiring.session.seekers' }, { count: seekers.length })}>
        <table className="plain-table seeker-table">
          <thead>
            <tr>
              <th>
                <input
                  type="checkbox"
                  aria-label={t({ id: 'staff.table.selectAll' })}
                  checked={selected.size === seekers.length}
                  onChange={() =>
                    onSelect(selected.size > 0 ? new Set() : new Set(seekers.map(({ appointmentId }) => appointmentId)))
                  }
                />
              </th>
              {titles.map((name) => (
                <th key={name} scope="col">
                  {t({ id: `hiring.seeker.${name}` })}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{t({ id: 'hiring.seeker.actions' })}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {seekers.map((seeker) => (
              <SeekerRow
                key={seeker.appointmentId}
                session={session}
                seeker={seeker}
                chosen={selected.has(seeker.appointmentId)}
                onFlip={() => flip(seeker.appointmentId)}
                onInvite={() => setInviting(seeker)}
                onAdjust={() => setAdjusting(seeker)}
              />
            ))}
          </tbody>
        </table>
      </Scrollable>
      {adjusting !== null && <AdjustDialog session={session} seeker={adjusting} onClose={() => setAdjusting(null)} />}
      {inviting !== null && <ReInviteDialog seeker={inviting} onClose={() => setInviting(null)} />}
    </>
  );
}
