import { type DataRequestKind, dataRequestKinds } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { type Person, PersonField } from './PersonField.tsx';

interface Entered {
  readonly person: Person | null;
  readonly kind: DataRequestKind;
  readonly details: string;
  readonly identityProof: string;
}

const nothing: Entered = { person: null, kind: 'ACCESS_COPY', details: '', identityProof: '' };

/** Somebody wrote: who they are, how that was made sure, and what they ask for. */
export function EnterDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  return (
    <CommandForm
      name="EnterDataRequest"
      title={t({ id: 'privacy.request.enter' })}
      submit={t({ id: 'privacy.request.enter' })}
      note={t({ id: 'privacy.request.enterNote' })}
      initial={nothing}
      payload={({ person, ...asked }) => ({ ...asked, jobSeekerId: person?.id ?? '' })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <PersonField
            form={form}
            name="person"
            path="jobSeekerId"
            label={t({ id: 'privacy.request.person' })}
            required
          />
          <SelectField
            form={form}
            name="kind"
            label={t({ id: 'privacy.request.asked' })}
            choices={dataRequestKinds.map((value) => ({ value, label: t({ id: `privacy.request.kind.${value}` }) }))}
            required
          />
          <TextField form={form} name="details" label={t({ id: 'privacy.request.details' })} multiline rows={3} />
          <TextField
            form={form}
            name="identityProof"
            label={t({ id: 'privacy.request.fact.proof' })}
            hint={t({ id: 'privacy.request.proofHint' })}
            multiline
            rows={2}
            required
          />
        </>
      )}
    </CommandForm>
  );
}
