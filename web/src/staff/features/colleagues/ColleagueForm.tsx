import { GrantedRole } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { ReasonForm } from '../../ui/ReasonForm.tsx';
import { useToast } from '../../ui/use-toast.ts';
import type { Colleague } from './api.ts';
import type { ColleagueAction } from './colleague-actions.ts';
import { RolesField } from './RolesField.tsx';
import { useColleagueWords } from './words.ts';

interface Props {
  readonly action: ColleagueAction;
  readonly colleague: Colleague;
  readonly onClose: () => void;
}

/** What one action on a colleague's account needs, and what it does. */
export function ColleagueForm({ action, colleague, onClose }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const words = useColleagueWords();
  const { accountId, name, roles } = colleague;
  const title = t({ id: `colleagues.action.${action}` });
  const around = { title, onClose, onDone: () => toast(t({ id: `colleagues.done.${action}` })) };
  const to = words.reached(colleague);
  switch (action) {
    case 'GrantRoles':
      return (
        <CommandForm
          {...around}
          name="GrantRoles"
          submit={title}
          initial={{ roles: GrantedRole.options.filter((role) => roles.includes(role)) as readonly GrantedRole[] }}
          payload={(values) => ({ accountId, roles: [...values.roles] })}
        >
          {(form) => <RolesField form={form} />}
        </CommandForm>
      );
    case 'RenameAccount':
      return (
        <CommandForm
          {...around}
          name="RenameAccount"
          submit={title}
          initial={{ name }}
          payload={(values) => ({ accountId, ...values })}
          fields={{ name: { kind: 'text', label: 'colleagues.column.name', required: true } }}
        />
      );
    case 'ResendInvitation':
      return (
        <CommandForm
          {...around}
          name="ResendInvitation"
          submit={title}
          note={t({ id: 'colleagues.note.ResendInvitation' })}
          initial={{ email: colleague.email ?? '', phone: colleague.phone ?? '' }}
          // What was not touched is left as it is: a phone may be corrected, and not taken off.
          payload={({ email, phone }) => ({
            accountId,
            ...(email === (colleague.email ?? '') ? {} : { email: email.trim() === '' ? null : email }),
            ...(phone.trim() === '' || phone === colleague.phone ? {} : { phone }),
          })}
          fields={{
            email: { kind: 'text', label: 'colleagues.column.email' },
            phone: { kind: 'text', label: 'colleagues.column.phone' },
          }}
        />
      );
    case 'SuspendAccount':
      return (
        <ReasonForm
          {...around}
          name="SuspendAccount"
          note={t({ id: 'colleagues.note.SuspendAccount' }, { name })}
          danger
          payload={(reason) => ({ accountId, reason })}
        />
      );
    default:
      return (
        <CommandForm
          {...around}
          name={action}
          submit={title}
          note={t({ id: `colleagues.note.${action}` }, { name, to })}
          danger={action !== 'ReinstateAccount'}
          initial={{}}
          payload={() => ({ accountId })}
        />
      );
  }
}
