import { useTranslate } from '../../../../i18n/react.tsx';
import { useCommand } from '../../../model/use-command.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DateTime } from '../../../ui/DateTime.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import type { Detail } from '../actions/types.ts';

/** A phone or e-mail that waits for a yes. Until the reader agrees to one that was changed, their messages do not go there, and nobody signs in by it. */
export function ContactsToConfirm({ detail: { contactsToConfirm, person, personActions } }: { detail: Detail }) {
  const t = useTranslate();
  const { busy, problem, run } = useCommand();
  if (contactsToConfirm.length === 0) return null;
  return (
    <>
      <ProblemNote problem={problem} />
      {contactsToConfirm.map(({ field, proposed, isYours, contact, by, at }) => {
        const name = by.name || t({ id: 'staff.contact.colleague' });
        const what = t({ id: `staff.contact.${field}` });
        const to = contact ?? t({ id: 'staff.contact.removed' });
        const standing = proposed ? 'staff.contact.proposed' : 'staff.contact.changed';
        const words = isYours ? standing : 'staff.contact.waiting';
        return (
          <p key={field} className="missing-note" role="status">
            {t({ id: words }, { name, what, to })}{' '}
            <span className="muted">
              <DateTime at={at} as="fresh" />
            </span>{' '}
            {isYours && (
              <ActionButton
                action="AgreeToContact"
                allowed={personActions}
                label={t({ id: 'staff.action.AgreeToContact' })}
                small
                busy={busy}
                onRun={() => void run('AgreeToContact', { jobSeekerId: person.jobSeekerId, field })}
              />
            )}
          </p>
        );
      })}
    </>
  );
}
