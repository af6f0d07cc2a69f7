import { useT } from '../../../../../i18n/react.tsx';
import { DateTime } from '../../../../ui/DateTime.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { StateTag } from '../../../../ui/StateTag.tsx';
import type { Detail } from '../../actions/types.ts';

/** What colleagues remarked, newest first. */
export function CommentsTab({ detail }: { detail: Detail }) {
  const t = useT();
  const comments = [...detail.comments].sort((a, b) => b.at.localeCompare(a.at));
  if (comments.length === 0) return <EmptyState title={t('staff.comment.none')} />;
  return (
    <ul className="comments">
      {comments.map(({ at, author, text, private: hidden }) => (
        <li key={`${at}${author.accountId}`}>
          <b>{author.name}</b>{' '}
          <span className="muted">
            <DateTime at={at} as="fresh" />
          </span>{' '}
          {hidden && <StateTag tone="hold">{t('staff.comment.private')}</StateTag>}
          <p className="quote">{text}</p>
        </li>
      ))}
    </ul>
  );
}
