import { useTranslate } from '../../../../../i18n/react.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ResumeView } from '../../../../ui/resume/ResumeView.tsx';
import { WithPacks } from '../../../../ui/WithPacks.tsx';
import type { Detail } from '../../actions/types.ts';
import { BroughtResume } from '../brought/BroughtResume.tsx';

const packs = ['person'] as const;
const bringing = ['UploadResumeFileOnBehalf', 'RemoveResumeFileOnBehalf'];

/** What the person wrote about themselves, the files they sent, and those that staff brought, for who may bring them. */
export function ResumeTab({ detail }: { detail: Detail }) {
  const t = useTranslate();
  if (detail.resume === null) return <EmptyState title={t({ id: 'staff.resume.hidden' })} />;
  const brings = bringing.some((action) => detail.personActions.includes(action));
  return (
    <>
      <ResumeView blocks={detail.resume.blocks} files={detail.resume.files} />
      {brings && (
        <WithPacks names={packs}>
          <BroughtResume detail={detail} />
        </WithPacks>
      )}
    </>
  );
}
