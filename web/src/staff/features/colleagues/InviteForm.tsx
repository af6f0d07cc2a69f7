import type { GrantedRole, Language } from '@talentlog/contracts';
import { languageNames, languages } from '../../../i18n/languages.ts';
import { useT } from '../../../i18n/react.tsx';
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
  const t = useT();
  const toast = useToast();
  const action = t('colleagues.action.InviteColleague');
  return (
    <CommandForm
      name="InviteColleague"
      title={action}
      submit={action}
      note={t('colleagues.note.InviteColleague')}
      initial={blank}
      payload={({ email, phone, roles, ...rest }) => ({
        ...rest,
        roles: [...roles],
        email: orNull(email),
        phone: orNull(phone),
      })}
      onDone={({ result }) => {
        toast(t('colleagues.done.InviteColleague'));
        onDone(idIn(result, 'accountId'));
      }}
      onClose={() => onDone()}
    >
      {(form) => (
        <>
          <TextField form={form} name="name" label={t('colleagues.column.name')} required autoFocus />
          <TextField form={form} name="loginName" label={t('colleagues.column.login')} required />
          <TextField form={form} name="email" type="email" label={t('colleagues.column.email')} />
          <TextField form={form} name="phone" label={t('colleagues.column.phone')} />
          <SelectField
            form={form}
            name="language"
            label={t('colleagues.column.language')}
            choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
          <RolesField form={form} />
        </>
      )}
    </CommandForm>
  );
}
