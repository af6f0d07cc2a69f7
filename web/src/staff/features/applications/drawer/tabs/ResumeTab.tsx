import { useT } from '../../../../../i18n/react.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ResumeView } from '../../../../ui/resume/ResumeView.tsx';
import type { Detail } from '../../actions/types.ts';

/** What the person wrote about themselves, and the files they sent. */
export function ResumeTab({ detail }: { detail: Detail }) {
  const t = useT();
  if (detail.resume === null) return <EmptyState title={t('staff.resume.hidden')} />;
  return <ResumeView blocks={detail.resume.blocks} files={detail.resume.files} />;
}
