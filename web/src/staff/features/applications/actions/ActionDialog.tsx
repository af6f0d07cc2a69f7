import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../model/paths.ts';
import { usePart } from '../../../ui/parts.ts';
import { WriteForm } from '../letter/WriteForm.tsx';
import { ArrangeForm } from './ArrangeForm.tsx';
import { AssignForm } from './AssignForm.tsx';
import { CommentForm } from './CommentForm.tsx';
import { ConfirmOnboardingForm } from './ConfirmOnboardingForm.tsx';
import { EliminateForm } from './EliminateForm.tsx';
import { HoldForm } from './HoldForm.tsx';
import { InvalidateForm } from './InvalidateForm.tsx';
import { LockForm } from './LockForm.tsx';
import type { ApplicationAction } from './offered.ts';
import { ReopenForm } from './ReopenForm.tsx';
import { SigningForm } from './SigningForm.tsx';
import { StartOnboardingForm } from './StartOnboardingForm.tsx';
import { AdvanceForm, ReturnForm, SkipForm } from './stage-forms.tsx';
import { TagForm } from './TagForm.tsx';
import { TransferForm } from './TransferForm.tsx';
import type { ActionFormProps } from './types.ts';

/** The new offer is opened once it was drafted. */
function DraftOffer({ detail, onClose }: ActionFormProps) {
  const navigate = useNavigate();
  const DraftOfferDialog = usePart('DraftOfferDialog');
  const { applicationId, position, track } = detail;
  const done = (offerId?: string) => {
    onClose();
    if (offerId !== undefined) navigate(paths.offer(offerId));
  };
  return (
    <Suspense>
      <DraftOfferDialog
        applicationId={applicationId}
        positionId={position.positionId}
        positionTitle={position.title}
        track={track}
        onDone={done}
      />
    </Suspense>
  );
}

/** The form an action asks for before it is sent. */
export function ActionDialog({ action, ...props }: ActionFormProps & { action: ApplicationAction }) {
  switch (action) {
    case 'AdvanceStage':
      return <AdvanceForm {...props} />;
    case 'SkipStage':
      return <SkipForm {...props} />;
    case 'ReturnStage':
      return <ReturnForm {...props} />;
    case 'HoldStep':
      return <HoldForm {...props} />;
    case 'WriteToCandidate':
      return <WriteForm {...props} />;
    case 'LockApplication':
      return <LockForm {...props} />;
    case 'ReopenApplication':
      return <ReopenForm {...props} />;
    case 'EliminateApplication':
      return <EliminateForm {...props} />;
    case 'InvalidateApplication':
      return <InvalidateForm {...props} />;
    case 'TransferApplication':
      return <TransferForm {...props} />;
    case 'RecordSigning':
      return <SigningForm {...props} />;
    case 'StartOnboarding':
      return <StartOnboardingForm {...props} />;
    case 'ConfirmOnboarding':
      return <ConfirmOnboardingForm {...props} />;
    case 'AddJobSeekerComment':
      return <CommentForm {...props} />;
    case 'AddJobSeekerTag':
      return <TagForm {...props} />;
    case 'ArrangeInterview':
      return <ArrangeForm {...props} />;
    case 'DraftOffer':
      return <DraftOffer {...props} />;
    case 'AssignScreening':
      return (
        <AssignForm applicationIds={[props.detail.applicationId]} onDone={() => undefined} onClose={props.onClose} />
      );
    default:
      return null;
  }
}
