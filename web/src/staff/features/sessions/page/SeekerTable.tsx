import { useState } from 'react';
import { useT } from '../../../../i18n/react.tsx';
import { useCommand } from '../../../model/use-command.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { Scrollable } from '../../../ui/Scrollable.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { Seeker, Session } from '../types.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { SeekerRow } from './SeekerRow.tsx';

interface Props {
  readonly session: Session;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

/** Who was invited, what they chose, and what can be done about each. */
export function SeekerTable({ session, selected, onSelect }: Props) {
  const t = useT();
  const toast = useToast();
  const nameOf = useNameOf();
  const { busy, problem, run } = useCommand();
  const [adjusting, setAdjusting] = useState<Seeker | null>(null);
  const { seekers } = session;
  if (seekers.length === 0) return <EmptyState title={t('hiring.session.nobody')} />;
  const flip = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const invite = async ({ appointmentId, person }: Seeker) => {
    if ((await run('ReInviteAppointment', { appointmentId })) !== undefined)
      toast(t('hiring.done.plain', { action: t('hiring.action.ReInviteAppointment'), name: nameOf(person) }));
  };
  const titles = ['person', 'state', 'slot', 'interview', 'urged'] as const;
  return (
    <>
      <ProblemNote problem={problem} />
      <Scrollable className="seeker-scroll" label={t('hiring.session.seekers', { count: seekers.length })}>
        <table className="plain-table seeker-table">
          <thead>
            <tr>
              <th>
                <input
                  type="checkbox"
                  aria-label={t('staff.table.selectAll')}
                  checked={selected.size === seekers.length}
                  onChange={() =>
                    onSelect(selected.size > 0 ? new Set() : new Set(seekers.map(({ appointmentId }) => appointmentId)))
                  }
                />
              </th>
              {titles.map((name) => (
                <th key={name} scope="col">
                  {t(`hiring.seeker.${name}`)}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{t('hiring.seeker.actions')}</span>
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
                busy={busy}
                onFlip={() => flip(seeker.appointmentId)}
                onInvite={() => void invite(seeker)}
                onAdjust={() => setAdjusting(seeker)}
              />
            ))}
          </tbody>
        </table>
      </Scrollable>
      {adjusting !== null && <AdjustDialog session={session} seeker={adjusting} onClose={() => setAdjusting(null)} />}
    </>
  );
}
