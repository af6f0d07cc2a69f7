import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { DayField } from '../../../ui/fields/DayField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { CollectionApplication } from '../api.ts';
import type { DialogProps } from './dialog-props.ts';

interface Values {
  readonly department: string;
  readonly position: string;
  readonly employeeGroup: string;
  readonly employeeSubgroup: string;
  readonly entryDate: string | null;
}

/** Where the person enters the company; SAP needs all of it. Position and day start as the offer says. */
export function EntryDialog({
  detail,
  application,
  onClose,
}: DialogProps & { application: CollectionApplication | undefined }) {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  const { collectionId, entry, person, position, offerId } = detail;
  const offer = application?.offers.find((one) => one.offerId === offerId);
  const promised = offer === undefined || offer.plannedEntryDate === '' ? null : offer.plannedEntryDate;
  const initial: Values = entry ?? {
    department: '',
    position: position.title,
    employeeGroup: '',
    employeeSubgroup: '',
    entryDate: promised,
  };
  return (
    <CommandForm
      name="SetEntryDetails"
      title={t({ id: 'collections.action.SetEntryDetails' })}
      submit={t({ id: 'shared.action.save' })}
      initial={initial}
      payload={({ entryDate, ...values }) => ({ ...values, collectionId, entryDate: entryDate ?? '' })}
      note={t({ id: 'collections.note.entry' })}
      draftKey={`entry:${collectionId}`}
      onDone={() => toast(t({ id: 'collections.done.SetEntryDetails' }, { name: nameOf(person) }))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="department"
            label={t({ id: 'collections.entry.department' })}
            required
            autoFocus
          />
          <TextField form={form} name="position" label={t({ id: 'collections.entry.position' })} required />
          <div className="field-row">
            <TextField form={form} name="employeeGroup" label={t({ id: 'collections.entry.employeeGroup' })} required />
            <TextField
              form={form}
              name="employeeSubgroup"
              label={t({ id: 'collections.entry.employeeSubgroup' })}
              required
            />
          </div>
          <DayField form={form} name="entryDate" label={t({ id: 'collections.entry.entryDate' })} required />
        </>
      )}
    </CommandForm>
  );
}
