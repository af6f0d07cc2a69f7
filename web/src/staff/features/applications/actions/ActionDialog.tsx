import { ArrangeForm } from './ArrangeForm.tsx';
import { AssignForm } from './AssignForm.tsx';
import { CommentForm } from './CommentForm.tsx';
import { DraftOfferForm } from './DraftOfferForm.tsx';
import { EliminateForm, InvalidateForm, TransferForm } from './endForms.tsx';
import type { RecordAction } from './offered.ts';
import { ConfirmOnboardingForm, SigningForm, StartOnboardingForm } from './onboardingForms.tsx';
import { HoldForm, LockForm, ReopenForm } from './reasonForms.tsx';
import { AdvanceForm, ReturnForm, SkipForm } from './stageForms.tsx';
import { TagForm } from './TagForm.tsx';
import type { ActionFormProps } from './types.ts';

/** The form an action asks for before it is sent. */
export function ActionDialog({ action, ...props }: ActionFormProps & { action: RecordAction }) {
  switch (action) {
    case 'AdvanceStage':
      return <AdvanceForm {...props} />;
    case 'SkipStage':
      return <SkipForm {...props} />;
    case 'ReturnStage':
      return <ReturnForm {...props} />;
    case 'HoldStep':
      return <HoldForm {...props} />;
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
      return <DraftOfferForm {...props} />;
    case 'AssignScreening':
      return (
        <AssignForm applicationIds={[props.detail.applicationId]} onDone={() => undefined} onClose={props.onClose} />
      );
    default:
      return null;
  }
}
