import { useTranslate } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import type { Mention } from './api.ts';

/** Answers by a comment about the same person that mentions who asked; private where the question was. */
export function ReplyForm({ mention, onClose }: { readonly mention: Mention; readonly onClose: () => void }) {
  const t = useTranslate();
  const { commentId, author, person, private: isPrivate } = mention;
  return (
    <CommandForm
      name="AddJobSeekerComment"
      title={t({ id: 'staff.mentions.reply' })}
      submit={t({ id: 'staff.mentions.reply' })}
      initial={{ text: '' }}
      payload={({ text }) => ({
        jobSeekerId: person.jobSeekerId,
        text,
        private: isPrivate,
        mentions: [author.accountId],
      })}
      onClose={onClose}
      draftKey={`reply:${commentId}`}
      fields={{ text: { kind: 'text', label: 'staff.field.comment', required: true, rows: 4 } }}
    />
  );
}
