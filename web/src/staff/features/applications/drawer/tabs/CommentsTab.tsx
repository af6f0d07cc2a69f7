import { useTranslate } from '../../../../../i18n/react.tsx';
import { useCommand } from '../../../../model/use-command.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { DateTime } from '../../../../ui/DateTime.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ProblemNote } from '../../../../ui/ProblemNote.tsx';
import { StateTag } from '../../../../ui/StateTag.tsx';
import type { Detail } from '../../actions/types.ts';

type Comment = Detail['comments'][number];
const pinnedThenNewest = (a: Comment, b: Comment) => Number(b.pinned) - Number(a.pinned) || b.at.localeCompare(a.at);

/** What colleagues remarked: the pinned one, then newest first. */
export function CommentsTab({ detail: { comments, person, personActions } }: { detail: Detail }) {
  const t = useTranslate();
  const { busy, problem, run } = useCommand();
  if (comments.length === 0) return <EmptyState title={t({ id: 'staff.comment.none' })} />;
  const pin = (commentId: string) => run('PinJobSeekerComment', { jobSeekerId: person.jobSeekerId, commentId });
  return (
    <>
      <ProblemNote problem={problem} />
      <ul className="comments">
        {comments.toSorted(pinnedThenNewest).map(({ commentId, at, author, text, private: hidden, pinned }) => (
          <li key={commentId}>
            <b>{author.name}</b>{' '}
            <span className="muted">
              <DateTime at={at} as="fresh" />
            </span>{' '}
            {pinned && <StateTag tone="info">{t({ id: 'staff.comment.pinned' })}</StateTag>}
            {hidden && <StateTag tone="hold">{t({ id: 'staff.comment.private' })}</StateTag>}
            {!pinned && (
              <ActionButton
                action="PinJobSeekerComment"
                allowed={personActions}
                label={t({ id: 'staff.action.PinJobSeekerComment' })}
                small
                busy={busy}
                onRun={() => void pin(commentId)}
              />
            )}
            <p className="quote">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
