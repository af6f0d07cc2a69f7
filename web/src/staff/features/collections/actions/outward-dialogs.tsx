import { dayAndClock } from '../../../../format/dates.ts';
import { useLanguage, useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { CollectionDetail } from '../api.ts';

export interface DialogProps {
  readonly detail: CollectionDetail;
  readonly onClose: () => void;
}

const nothing = {};

/** Where a message to the person goes: mail and phone as far as they are known. */
export function useWays(): (person: CollectionDetail['person']) => string {
  const t = useT();
  return ({ email, phone }) => [email, phone].filter((way) => way !== null).join(t('staff.filter.comma'));
}

type Outward = 'SendCollection' | 'RemindCollection' | 'PushCollectionToSap';

/** A command that asks nothing but to be sure, because it leaves the house. */
function OutwardDialog({ name, note, detail, onClose }: DialogProps & { name: Outward; note: string }) {
  const t = useT();
  const toast = useToast();
  const nameOf = useNameOf();
  const { collectionId, person } = detail;
  return (
    <CommandForm
      name={name}
      title={t(`collections.action.${name}`)}
      submit={t(`collections.action.${name}`)}
      initial={nothing}
      payload={() => ({ collectionId })}
      note={note}
      onDone={() => toast(t(`collections.done.${name}`, { name: nameOf(person) }))}
      onClose={onClose}
    >
      {() => null}
    </CommandForm>
  );
}

export function SendCollectionDialog(props: DialogProps) {
  const t = useT();
  const nameOf = useNameOf();
  const ways = useWays();
  const { person } = props.detail;
  const note = t('collections.note.send', { name: nameOf(person), ways: ways(person) });
  return <OutwardDialog {...props} name="SendCollection" note={note} />;
}

export function RemindDialog(props: DialogProps) {
  const t = useT();
  const nameOf = useNameOf();
  const ways = useWays();
  const { language } = useLanguage();
  const { person, remindedAt } = props.detail;
  const note = t('collections.note.remind', {
    name: nameOf(person),
    ways: ways(person),
    before: remindedAt === null ? 'none' : dayAndClock(remindedAt, language),
  });
  return <OutwardDialog {...props} name="RemindCollection" note={note} />;
}

export function PushDialog(props: DialogProps) {
  const t = useT();
  const nameOf = useNameOf();
  const { person, pushes, entry } = props.detail;
  const kind = pushes.some(({ outcome }) => outcome === 'PUSHED') ? 'UPDATE' : 'CREATE';
  const values = { name: nameOf(person), department: entry?.department ?? '', position: entry?.position ?? '' };
  return <OutwardDialog {...props} name="PushCollectionToSap" note={t(`collections.note.push${kind}`, values)} />;
}

/** Opens a pushed collection again; SAP keeps what it has until the next push. */
export function ReopenDialog({ detail, onClose }: DialogProps) {
  const t = useT();
  const toast = useToast();
  const nameOf = useNameOf();
  const { collectionId, person } = detail;
  return (
    <CommandForm
      name="ReopenCollection"
      title={t('collections.action.ReopenCollection')}
      submit={t('collections.action.ReopenCollection')}
      initial={{ reason: '' }}
      payload={({ reason }) => ({ collectionId, reason })}
      note={t('collections.note.reopen')}
      onDone={() => toast(t('collections.done.ReopenCollection', { name: nameOf(person) }))}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          form={form}
          name="reason"
          label={t('collections.field.reason')}
          multiline
          rows={3}
          required
          autoFocus
        />
      )}
    </CommandForm>
  );
}
