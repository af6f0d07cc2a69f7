import { rolesWith, seekersAtOnce } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { noPlace, placeOf } from '../../../model/place.ts';
import { AboutCandidates } from '../../../ui/about-candidates.ts';
import { ColleaguesField } from '../../../ui/ColleaguesField.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { CheckField } from '../../../ui/fields/CheckField.tsx';
import { PlaceFields } from '../../../ui/PlaceFields.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { Session } from '../types.ts';
import { askedIds } from './asked-ids.ts';

interface Props {
  readonly session: Session;
  readonly selected: ReadonlySet<string>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Makes interviews of reserved times: for all who reserved, or for those selected. Each is told time and place. */
export function GenerateDialog({ session, selected, onClose, onDone }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const waiting = session.seekers.filter(({ reservation, arranged }) => reservation === 'RESERVED' && !arranged);
  const chosen = waiting
    .filter(({ appointmentId }) => selected.size === 0 || selected.has(appointmentId))
    .slice(0, seekersAtOnce);
  const count = chosen.length;
  return (
    <CommandForm
      name="GenerateArrangements"
      title={t({ id: 'hiring.action.GenerateArrangements' })}
      submit={t({ id: 'hiring.action.GenerateArrangements' })}
      note={t({ id: 'hiring.note.generate' }, { count })}
      initial={{
        ...noPlace,
        mode: session.mode,
        site: session.site,
        videoTool: session.videoTool,
        contact: session.contact,
        otherPlace: false,
        interviewerIds: session.interviewers.map(({ accountId }) => accountId) as readonly string[],
      }}
      payload={(values) => ({
        appointmentSessionId: session.sessionId,
        // Those who are counted above: who booked meanwhile was not looked at.
        ...askedIds(chosen, selected),
        ...(values.otherPlace ? { place: placeOf(values) } : {}),
        interviewerIds: [...values.interviewerIds],
      })}
      onDone={() => {
        toast(t({ id: 'hiring.done.generated' }, { count }));
        onDone();
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <AboutCandidates value={chosen.map(({ person }) => person.jobSeekerId)}>
            <ColleaguesField
              form={form}
              name="interviewerIds"
              label={t({ id: 'hiring.field.interviewers' })}
              roles={rolesWith('EVALUATE')}
            />
          </AboutCandidates>
          <CheckField
            form={form}
            name="otherPlace"
            label={t({ id: 'hiring.field.otherPlace' })}
            hint={t({ id: 'hiring.field.otherPlaceHint' })}
          />
          {form.values.otherPlace && <PlaceFields form={form} />}
        </>
      )}
    </CommandForm>
  );
}
