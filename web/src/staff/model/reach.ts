import type { ReachSeen } from '@talentlog/contracts';
import type { CommandName } from '../../api/index.ts';
import { read } from './plain-answers.ts';
import { staffApi } from './staff-api.ts';

/** What leaves the house, asked once for all that say what is missing. */
export const { useReachQuery } = staffApi.injectEndpoints({
  endpoints: (build) => ({
    reach: build.query<{ data: ReachSeen }, void>({
      queryFn: (_nothing, asked) => read<{ data: ReachSeen }>('/api/reach', asked),
      keepUnusedDataFor: 600,
    }),
  }),
});

/** What can be missing, as it is said where it hurts: `codes` where nobody can register, the others where something would leave. */
export const missingKinds = { codes: 'sms', mail: 'mail', sms: 'sms', address: 'address', sap: 'sap' } as const;
export type MissingKind = keyof typeof missingKinds;

/** How whatever is sent to people leaves, and what its links need. */
export const toPeople: readonly MissingKind[] = ['mail', 'sms', 'address'];
const toSap: readonly MissingKind[] = ['sap'];

const leaves: Partial<Record<CommandName, readonly MissingKind[]>> = {
  InviteColleague: toPeople,
  ResendInvitation: toPeople,
  ResetAccess: toPeople,
  WriteToCandidate: toPeople,
  WriteToPerson: toPeople,
  EliminateApplication: toPeople,
  InviteToSession: toPeople,
  ReInviteAppointment: toPeople,
  UrgeSeekers: toPeople,
  CancelAppointmentSession: toPeople,
  ArrangeInterview: toPeople,
  RescheduleInterview: toPeople,
  CancelInterview: toPeople,
  SendOffer: toPeople,
  ResendOfferLink: toPeople,
  WithdrawOffer: toPeople,
  SendCollection: toPeople,
  RemindCollection: toPeople,
  RejectCollection: toPeople,
  FulfilDataRequest: toPeople,
  RejectDataRequest: toPeople,
  StopDeletion: toPeople,
  StartOnboarding: toSap,
  ConfirmOnboarding: toSap,
  PushCollectionToSap: toSap,
};

/** What must be there for a command to reach anybody. */
export const leavesBy = (name: CommandName): readonly MissingKind[] => leaves[name] ?? [];
