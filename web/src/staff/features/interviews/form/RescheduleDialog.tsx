import { type InterviewRow, rolesWith } from '@talentlog/contracts';
import type { z } from 'zod';
import { useTranslate } from '../../../../i18n/react.tsx';
import { placeOf, valuesOf } from '../../../model/place.ts';
import { ColleaguesField } from '../../../ui/ColleaguesField.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { CheckField } from '../../../ui/fields/CheckField.tsx';
import { PlaceFields } from '../../../ui/PlaceFields.tsx';
import { endOf, minutesOf, SpanFields } from '../../../ui/SpanFields.tsx';

interface Props {
  readonly interview: z.infer<typeof InterviewRow>;
  readonly onClose: () => void;
}

/** Moves an interview; the reply is asked for again. */
export function RescheduleDialog({ interview, onClose }: Props) {
  const t = useTranslate();
  const { interviewId, start, end, placeDetails, interviewers } = interview;
  return (
    <CommandForm
      name="RescheduleInterview"
      title={t({ id: 'hiring.action.RescheduleInterview' })}
      submit={t({ id: 'hiring.action.RescheduleInterview' })}
      note={t({ id: 'hiring.note.reschedule' })}
      initial={{
        ...valuesOf(placeDetails),
        start: start as string | null,
        minutes: minutesOf(start, end) as number | null,
        interviewerIds: interviewers.map(({ accountId }) => accountId) as readonly string[],
        notify: true,
      }}
      payload={(values) => ({
        interviewId,
        start: values.start ?? '',
        end: endOf(values),
        place: placeOf(values),
        interviewerIds: [...values.interviewerIds],
        notify: values.notify,
      })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SpanFields form={form} />
          <ColleaguesField
            form={form}
            name="interviewerIds"
            label={t({ id: 'hiring.field.interviewers' })}
            roles={rolesWith('EVALUATE')}
          />
          <PlaceFields form={form} />
          <CheckField form={form} name="notify" label={t({ id: 'hiring.field.notify' })} />
        </>
      )}
    </CommandForm>
  );
}
