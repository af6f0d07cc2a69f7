import { type ComponentType, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../model/paths.ts';
import { usePart } from '../../../ui/parts.ts';
import { WriteForm } from '../letter/WriteForm.tsx';
import { AdvanceForm } from './AdvanceForm.tsx';
import { ArrangeForm } from './ArrangeForm.tsx';
import { AssignForm } from './AssignForm.tsx';
import { CommentForm } from './CommentForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { EliminateForm } from './EliminateForm.tsx';
import type { AskedAction } from './offered.ts';
import { TransferForm } from './TransferForm.tsx';
import {
  ConfirmOnboardingForm,
  HoldForm,
  InvalidateForm,
  LockForm,
  ReopenForm,
  ReturnForm,
  SigningForm,
  SkipForm,
  StartOnboardingForm,
  TagForm,
} from './table-forms.ts';
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

function Assign({ detail, onClose }: ActionFormProps) {
  return <AssignForm applicationIds={[detail.applicationId]} onDone={() => undefined} onClose={onClose} />;
}

/** The form of each action that is not done at once: one that is listed and has none does not compile. */
const forms: Readonly<Record<AskedAction, ComponentType<ActionFormProps>>> = {
  AdvanceStage: AdvanceForm,
  SkipStage: SkipForm,
  ReturnStage: ReturnForm,
  HoldStep: HoldForm,
  WriteToCandidate: WriteForm,
  LockApplication: LockForm,
  ReopenApplication: ReopenForm,
  EliminateApplication: EliminateForm,
  InvalidateApplication: InvalidateForm,
  TransferApplication: TransferForm,
  RecordSigning: SigningForm,
  StartOnboarding: StartOnboardingForm,
  ConfirmOnboarding: ConfirmOnboardingForm,
  AddJobSeekerComment: CommentForm,
  AddJobSeekerTag: TagForm,
  EditJobSeeker: ContactForm,
  ArrangeInterview: ArrangeForm,
  DraftOffer,
  AssignScreening: Assign,
};

/** The form an action asks for before it is sent. */
export function ActionDialog({ action, ...props }: ActionFormProps & { action: AskedAction }) {
  const Form = forms[action];
  return <Form {...props} />;
}
