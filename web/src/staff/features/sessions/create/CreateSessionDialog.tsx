import { InterviewStage, rolesWith } from '@talentlog/contracts';
import { useRef } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { addDays, mondayOf, today } from '../../../model/days.ts';
import { noPlace, type PlaceValues, placeOf } from '../../../model/place.ts';
import { usePositionsFound } from '../../../model/position-choices.ts';
import { useSignIn } from '../../../model/use-sign-in.ts';
import { ColleagueField } from '../../../ui/ColleagueField.tsx';
import { ColleaguesField } from '../../../ui/ColleaguesField.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { FoundField } from '../../../ui/fields/FoundField.tsx';
import { InstantField } from '../../../ui/fields/InstantField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { PlaceFields } from '../../../ui/PlaceFields.tsx';
import { PlanFields } from './PlanFields.tsx';
import { type PlanValues, planSegments } from './plan.ts';

interface Values extends PlaceValues, PlanValues {
  readonly name: string;
  readonly positionId: string;
  readonly stage: string;
  readonly principalId: string;
  readonly interviewerIds: readonly string[];
  readonly deadline: string | null;
}

const closing = (monday: string) => `${addDays(monday, -1)}T10:00:00.000Z`;
const day = 86_400_000;

/** Next week, Monday to Friday; booking closes at six on the Sunday before, unless that leaves people less than a day: then a week later. */
function usual(principalId: string): Values {
  const next = addDays(mondayOf(today()), 7);
  const monday = Date.parse(closing(next)) - Date.now() < day ? addDays(next, 7) : next;
  return {
    ...noPlace,
    name: '',
    positionId: '',
    stage: 'FIRST_INTERVIEW',
    principalId,
    interviewerIds: [],
    firstDay: monday,
    lastDay: addDays(monday, 4),
    weekends: false,
    from: '09:30',
    to: '17:30',
    rest: true,
    restFrom: '12:00',
    restTo: '13:30',
    durationMinutes: 45,
    gapMinutes: 15,
    seats: 1,
    deadline: closing(monday),
  };
}

const openOnes = ['OPEN'];
const stageOf = (stage: string): InterviewStage =>
  InterviewStage.options.find((one) => one === stage) ?? 'FIRST_INTERVIEW';

interface Props {
  /** Called once when the dialog is over: with the new session, or without one when it was closed. */
  readonly onDone: (sessionId?: string) => void;
}

/** Describes a session and makes it, as a draft: nobody is told before it is opened. */
export function CreateSessionDialog({ onDone }: Props) {
  const t = useTranslate();
  const made = useRef<string>(undefined);
  const { me } = useSignIn();
  const positions = usePositionsFound(openOnes);
  return (
    <CommandForm
      name="CreateAppointmentSession"
      title={t({ id: 'hiring.action.CreateAppointmentSession' })}
      submit={t({ id: 'hiring.action.CreateAppointmentSession' })}
      note={t({ id: 'hiring.note.createSession' })}
      wide
      draftKey="session"
      initial={usual(me?.accountId ?? '')}
      payload={(values) => ({
        facts: {
          name: values.name,
          positionId: values.positionId,
          stage: stageOf(values.stage),
          place: placeOf(values),
          durationMinutes: values.durationMinutes ?? 0,
          gapMinutes: values.gapMinutes ?? 0,
          restTime: values.rest ? { from: values.restFrom, to: values.restTo } : null,
          principalId: values.principalId,
          interviewerIds: [...values.interviewerIds],
        },
        deadline: values.deadline ?? '',
        segments: planSegments(values),
      })}
      onDone={({ result }) => {
        made.current = (result as { appointmentSessionId?: string } | undefined)?.appointmentSessionId;
      }}
      onClose={() => onDone(made.current)}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="name"
            path="facts.name"
            label={t({ id: 'hiring.session.name' })}
            required
            autoFocus
          />
          <div className="field-row">
            <FoundField
              form={form}
              name="positionId"
              path="facts.positionId"
              label={t({ id: 'hiring.field.position' })}
              found={positions}
              placeholder={t({ id: 'staff.form.choose' })}
              required
            />
            <SelectField
              form={form}
              name="stage"
              path="facts.stage"
              label={t({ id: 'hiring.field.stage' })}
              choices={InterviewStage.options.map((value) => ({
                value,
                label: t({ id: `vocabulary.stage.${value}` }),
              }))}
            />
          </div>
          <PlaceFields form={form} />
          <PlanFields form={form} />
          <InstantField form={form} name="deadline" label={t({ id: 'hiring.session.deadline' })} required />
          <div className="field-row">
            <ColleagueField
              form={form}
              name="principalId"
              label={t({ id: 'hiring.session.principal' })}
              roles={['HR', 'PR']}
            />
          </div>
          <ColleaguesField
            form={form}
            name="interviewerIds"
            label={t({ id: 'hiring.field.interviewers' })}
            roles={rolesWith('EVALUATE')}
          />
        </>
      )}
    </CommandForm>
  );
}
