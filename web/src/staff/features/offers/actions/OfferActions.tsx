import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/react.tsx';
import { idIn } from '../../../model/id-in.ts';
import { paths } from '../../../model/paths.ts';
import { useCommand } from '../../../model/use-command.ts';
import { ActionRow } from '../../../ui/ActionRow.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { OfferDetail } from '../api.ts';
import { type OfferStand, useStand } from '../words.ts';
import { AgreeDialog } from './AgreeDialog.tsx';
import { CancelApprovalDialog } from './CancelApprovalDialog.tsx';
import { DisagreeDialog } from './DisagreeDialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { EditOfferDialog } from './EditOfferDialog.tsx';
import { ForwardDialog } from './ForwardDialog.tsx';
import { ResendLinkDialog } from './ResendLinkDialog.tsx';
import { SendOfferDialog } from './SendOfferDialog.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

/** In the order of the buttons. */
const order = [
  'AgreeOffer',
  'SendOffer',
  'SubmitOfferForApproval',
  'ResendOfferLink',
  'ReissueOffer',
  'ForwardOffer',
  'DisagreeOffer',
  'EditOffer',
  'CancelApproval',
  'WithdrawOffer',
] as const;
type Action = (typeof order)[number];

/** What an offer asks of us where it stands, the first that can be done; while it waits for somebody else, nothing. */
const primaryAt: Readonly<Partial<Record<OfferStand, readonly Action[]>>> = {
  draft: ['SubmitOfferForApproval'],
  cancelled: ['SubmitOfferForApproval'],
  disagreed: ['EditOffer'],
  yourTurn: ['AgreeOffer'],
  toSend: ['SendOffer'],
  linkExpired: ['ResendOfferLink'],
  invalid: ['ResendOfferLink', 'ReissueOffer'],
};

const dangerous: readonly Action[] = ['DisagreeOffer', 'CancelApproval', 'WithdrawOffer'];
/** Done at once: nothing reaches the person, and it can be taken back. */
const immediate = ['SubmitOfferForApproval', 'ReissueOffer'] as const;
type Immediate = (typeof immediate)[number];
type Asked = Exclude<Action, Immediate>;
const isImmediate = (action: Action): action is Immediate => immediate.some((one) => one === action);

/** What can be done with the offer now. */
export function OfferActions({ detail }: { detail: OfferDetail }) {
  const [asking, setAsking] = useState<Asked | null>(null);
  const t = useTranslate();
  const stand = useStand()(detail);
  const { busy, problem, start } = useImmediate(detail);
  const allowed = detail.allowedActions;
  const missing = allowed.includes('EditOffer') ? detail.missing : [];
  const offered = order.filter((action) => allowed.includes(action));
  const primary = missing.length > 0 ? 'EditOffer' : primaryAt[stand]?.find((action) => offered.includes(action));
  if (offered.length === 0) return null;
  const names = missing.map((term) => t({ id: `offers.missing.${term}` })).join(t({ id: 'staff.filter.comma' }));
  return (
    <>
      <ActionRow
        offered={offered}
        labelOf={(action) => t({ id: `offers.action.${action}` })}
        primary={primary}
        dangerous={dangerous}
        isBusy={(action) => busy && isImmediate(action)}
        onRun={(action) => (isImmediate(action) ? void start(action) : setAsking(action))}
      />
      {missing.length > 0 && <p className="muted drawer-hint">{t({ id: 'offers.missing.label' }, { names })}</p>}
      <ProblemNote problem={problem} />
      {asking !== null && <Asking action={asking} detail={detail} onClose={() => setAsking(null)} />}
    </>
  );
}

function useImmediate(detail: OfferDetail) {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const nameOf = useNameOf();
  const { busy, problem, run } = useCommand();
  const { offerId, person, approvers } = detail;
  const name = nameOf(person);
  const start = async (action: Immediate) => {
    const answer = await run(action, { offerId });
    if (answer === undefined) return;
    if (action === 'SubmitOfferForApproval')
      toast(t({ id: 'offers.done.SubmitOfferForApproval' }, { approver: approvers[0]?.name ?? '' }), {
        name: 'CancelApproval',
        payload: { offerId },
      });
    else toast(t({ id: `offers.done.${action}` }, { name }));
    const reissued = action === 'ReissueOffer' ? idIn(answer.result, 'offerId') : undefined;
    if (reissued !== undefined) navigate(paths.offer(reissued));
  };
  return { busy, problem, start };
}

/** The dialog of each action that is not done at once: one that is listed and has none does not compile. */
const dialogs: Readonly<Record<Asked, ComponentType<DialogProps>>> = {
  AgreeOffer: AgreeDialog,
  CancelApproval: CancelApprovalDialog,
  DisagreeOffer: DisagreeDialog,
  ForwardOffer: ForwardDialog,
  EditOffer: EditOfferDialog,
  SendOffer: SendOfferDialog,
  ResendOfferLink: ResendLinkDialog,
  WithdrawOffer: WithdrawDialog,
};

function Asking({ action, ...props }: DialogProps & { action: Asked }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
