import { Button } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { timeRange } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { DateTime } from '../../../ui/DateTime.tsx';
import { PersonName } from '../../../ui/PersonName.tsx';
import { StandingTag } from '../../../ui/StandingTag.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { Seeker, Session } from '../types.ts';

interface RowProps {
  readonly session: Session;
  readonly seeker: Seeker;
  readonly chosen: boolean;
  readonly onFlip: () => void;
  readonly onInvite: () => void;
  readonly onAdjust: () => void;
}

/** One person invited to the session. */
export function SeekerRow({ session, seeker, chosen, onFlip, onInvite, onAdjust }: RowProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { person, applicationId, state, reservation, arranged, urgedAt, segmentId, reason, allowedActions } = seeker;
  const segment = session.segments.find((one) => one.segmentId === segmentId);
  return (
    <tr>
      <td>
        <input type="checkbox" checked={chosen} onChange={onFlip} aria-label={t({ id: 'staff.table.selectRow' })} />
      </td>
      <td>
        <Link to={paths.application(applicationId)}>
          <PersonName person={person} />
        </Link>
      </td>
      <td>
        <StandingTag of="appointment" state={state} />
        {reason && <small className="muted"> {reason}</small>}
      </td>
      <td>{segment && timeRange(segment.start, segment.end, language)}</td>
      <td>
        {reservation === 'RESERVED' && (
          <StateTag tone={arranged ? 'ok' : 'warn'}>
            {t({ id: arranged ? 'hiring.seeker.ARRANGED' : 'hiring.seeker.NOT_ARRANGED' })}
          </StateTag>
        )}
      </td>
      <td>{urgedAt && <DateTime at={urgedAt} />}</td>
      <td className="row-actions">
        {allowedActions.includes('ReInviteAppointment') && (
          <Button size="small" onClick={onInvite}>
            {t({ id: 'hiring.action.ReInviteAppointment' })}
          </Button>
        )}
        {allowedActions.includes('AdjustArrangement') && (
          <Button size="small" onClick={onAdjust}>
            {t({ id: 'hiring.action.AdjustArrangement' })}
          </Button>
        )}
      </td>
    </tr>
  );
}
