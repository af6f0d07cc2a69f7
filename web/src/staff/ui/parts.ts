import type { ApplicationRow, NotificationRow } from '@talentlog/contracts';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { z } from 'zod';
import type { Neighbours } from './use-neighbours.ts';

interface Beside extends Neighbours {
  readonly onClose: () => void;
}

/**
 * What one feature shows of another. Features never import each other: `app` puts the parts in, and whoever shows one takes it
 * from here.
 */
export interface Parts {
  /** One person on one position, beside a list. */
  readonly ApplicationDrawer: ComponentType<Beside & { readonly applicationId: string }>;
  /** The buttons of the step an application waits for, where that is done from its row; what stands between them otherwise. */
  readonly StepButtons: ComponentType<{ readonly row: ApplicationRow; readonly children: ReactNode }>;
  /** A resume and its verdict, beside a list. */
  readonly ScreeningDesk: ComponentType<Beside & { readonly itemId: string; readonly onJudged: () => void }>;
  /** One offer, one collection, one interview: each beside a list that is not its own. */
  readonly OfferDrawer: ComponentType<Beside & { readonly offerId: string }>;
  readonly CollectionDrawer: ComponentType<Beside & { readonly collectionId: string }>;
  readonly InterviewDrawer: ComponentType<Beside & { readonly interviewId: string }>;
  /** Terms of a new offer; `onDone` is called once when it is over, with the new offer or without one. */
  readonly DraftOfferDialog: ComponentType<{
    readonly applicationId: string;
    readonly positionId: string;
    readonly positionTitle: string;
    readonly track: string;
    readonly onDone: (offerId?: string) => void;
  }>;
  /** One mail or SMS and what became of it. */
  readonly MessageCard: ComponentType<{ readonly notification: z.infer<typeof NotificationRow> }>;
}

export const PartsContext = createContext<Parts | null>(null);

/** A part that another feature owns. */
export function usePart<N extends keyof Parts>(name: N): Parts[N] {
  const parts = useContext(PartsContext);
  if (parts === null) throw new Error('the parts are not composed above this component');
  return parts[name];
}
