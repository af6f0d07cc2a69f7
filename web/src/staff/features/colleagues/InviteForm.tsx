import type { GrantedRole, Language } from '@talentlog/contracts';
import { languageNames, languages } from '../../../i18n/languages.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { idIn } from '../../model/id-in.ts';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { RolesField } from './RolesField.tsx';

const blank = {
  name: '',
  loginName: '',
  email: '',
  phone: '',
  language: 'zh-CN' as Language,
  roles: [] as readonly GrantedRole[],
};
const orNull = (text: string) => (text.trim() === '' ? null : text);

/** Invites a colleague; `onDone` with the new account, or without one where it was left. */
export function InviteForm({ onDone }: { readonly onDone: (accountId?: string) => void }) {
  const t = useTranslate();
  const toast = useToast();
  const action = t({ id: 'colleagues.action.InviteColleague' });
  return (
    <CommandForm
      name="InviteColleague"
      title={action}
      submit={action}
      note={t({ id: 'colleagues.note.InviteColleague' })}
      initial={blank}
      payload={({ email, phone, roles, ...rest }) => ({
        ...rest,
        roles: [...roles],
        email: orNull(email),
        phone: orNull(phone),
      })}
      onDone={({ result }) => {
        toast(t({ id: 'colleagues.done.InviteColleague' }));
        onDone(idIn(result, 'accountId'));
      }}
      onClose={() => onDone()}
    >
      {(form) => (
        <>
          <TextField form={form} name="name" label={t({ id: 'colleagues.column.name' })} required autoFocus />
          <TextField form={form} name="loginName" label={t({ id: 'colleagues.column.login' })} required />
          <TextField form={form} name="email" type="email" label={t({ id: 'colleagues.column.email' })} />
          <TextField form={form} name="phone" label={t({ id: 'colleagues.column.phone' })} />
          <SelectField
            form={form}
            name="language"
            label={t({ id: 'colleagues.column.language' })}
            choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
          <RolesField form={form} />
        </>
      )}
    </CommandForm>
  );
}
