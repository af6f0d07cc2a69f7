import { type ComponentType, useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useCommand } from '../../../model/use-command.ts';
import { ActionRow } from '../../../ui/ActionRow.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { CollectionApplication, CollectionDetail } from '../api.ts';
import { labelOf, pathOf } from '../content.ts';
import { type CollectionStand, standOf } from '../stand.ts';
import { ConfirmOnboardingDialog } from './ConfirmOnboardingDialog.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { PushDialog } from './PushDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { RemindDialog } from './RemindDialog.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { SendCollectionDialog } from './SendCollectionDialog.tsx';

/** In the order of the buttons. */
const order = [
  'SendCollection',
  'RemindCollection',
  'LockCollection',
  'PushCollectionToSap',
  'ConfirmOnboarding',
  'SetEntryDetails',
  'RejectCollection',
  'UnlockCollection',
  'ReopenCollection',
] as const;
type Action = (typeof order)[number];

/** What a collection asks of us where it stands; while it waits for somebody else, nothing. */
const primaryAt: Readonly<Partial<Record<CollectionStand, Action>>> = {
  toCollect: 'SendCollection',
  overdue: 'RemindCollection',
  collected: 'LockCollection',
  locked: 'PushCollectionToSap',
  pushFailed: 'PushCollectionToSap',
  pushed: 'ConfirmOnboarding',
};

/** Done at once: nothing leaves the house, and the other one takes it back. */
const undoOf = { LockCollection: 'UnlockCollection', UnlockCollection: 'LockCollection' } as const;
type Immediate = keyof typeof undoOf;
type Asked = Exclude<Action, Immediate>;
const isImmediate = (action: Action): action is Immediate => Object.hasOwn(undoOf, action);

interface Props {
  readonly detail: CollectionDetail;
  readonly application: CollectionApplication | undefined;
}

/** What can be done with the collection now. */
export function CollectionActions({ detail, application }: Props) {
  const t = useTranslate();
  const [asking, setAsking] = useState<Asked | null>(null);
  const { busy, problem, start } = useImmediate(detail);
  const { allowedActions: allowed, missing } = detail;
  const offered = order.filter((action) => allowed.includes(action));
  if (offered.length === 0) return null;
  const primary = missing.includes('entry') ? 'SetEntryDetails' : primaryAt[standOf(detail)];
  const fields = missing.flatMap((path) => pathOf(path) ?? []).map(labelOf);
  const names = [...(missing.includes('entry') ? ['collections.entry.title' as const] : []), ...fields]
    .map((name) => t({ id: name }))
    .join(t({ id: 'staff.filter.comma' }));
  return (
    <>
      <ActionRow
        offered={offered}
        labelOf={(action) => t({ id: `collections.action.${action}` })}
        primary={primary}
        isBusy={(action) => busy && isImmediate(action)}
        onRun={(action) => (isImmediate(action) ? void start(action) : setAsking(action))}
      />
      {missing.length > 0 && <p className="muted drawer-hint">{t({ id: 'collections.missing.label' }, { names })}</p>}
      <ProblemNote problem={problem} />
      {asking !== null && (
        <Asking action={asking} detail={detail} application={application} onClose={() => setAsking(null)} />
      )}
    </>
  );
}

function useImmediate({ collectionId, person }: CollectionDetail) {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  const { busy, problem, run } = useCommand();
  const start = async (action: Immediate) => {
    if ((await run(action, { collectionId })) === undefined) return;
    toast(t({ id: `collections.done.${action}` }, { name: nameOf(person) }), {
      name: undoOf[action],
      payload: { collectionId },
    });
  };
  return { busy, problem, start };
}

/** The dialog of each action that is not done at once: one that is listed and has none does not compile. */
const dialogs: Readonly<Record<Asked, ComponentType<Props & { readonly onClose: () => void }>>> = {
  SendCollection: SendCollectionDialog,
  RemindCollection: RemindDialog,
  PushCollectionToSap: PushDialog,
  ReopenCollection: ReopenDialog,
  RejectCollection: RejectDialog,
  SetEntryDetails: EntryDialog,
  ConfirmOnboarding: ConfirmOnboardingDialog,
};

function Asking({ action, ...props }: Props & { action: Asked; onClose: () => void }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
