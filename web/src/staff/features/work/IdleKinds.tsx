import { workKinds } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { useMay } from '../../model/use-sign-in.ts';
import type { WorkItem } from './groups.ts';

type Kind = WorkItem['kind'];

/** With which permission one comes to owe it; HR's steps on a record unless told. */
const needs: Readonly<Partial<Record<Kind, string>>> = {
  SCREEN: 'SCREEN_RESUME',
  EVALUATE: 'EVALUATE',
  SIGN_IN: 'EVALUATE',
  APPROVE: 'APPROVE_OFFER',
  DRAFT_OFFER: 'MANAGE_OFFER',
  SUBMIT_OFFER: 'MANAGE_OFFER',
  SEND_OFFER: 'MANAGE_OFFER',
  SEND_COLLECTION: 'MANAGE_COLLECTION',
  REMIND_COLLECTION: 'MANAGE_COLLECTION',
  REVIEW_COLLECTION: 'MANAGE_COLLECTION',
  PUSH_COLLECTION: 'MANAGE_COLLECTION',
  CONFIRM_ONBOARDING: 'MANAGE_COLLECTION',
};

/** The actions of which nothing waits for the viewer, in one line, so that nobody looks for them. */
export function IdleKinds({ counts }: { counts: Readonly<Record<string, number>> }) {
  const t = useTranslate();
  const may = useMay();
  const idle = workKinds.filter((kind) => (counts[kind] ?? 0) === 0 && may(needs[kind] ?? 'MANAGE_RECORD'));
  if (idle.length === 0) return null;
  const names = idle.map((kind) => t({ id: `staff.workKind.${kind}` })).join(t({ id: 'staff.filter.comma' }));
  return <p className="work-idle muted">{t({ id: 'staff.work.idle' }, { count: idle.length, names })}</p>;
}
