import { isBefore } from '@talentlog/domain/fold';
import type { SessionStored } from './view.ts';

type Session = SessionStored['data'];
type Holding = Session['holdings'][number];

/** Seats that are taken or held; a hold that ran out counts as free although its event may still come. */
export const takenAt = ({ holdings }: Session, now: string): readonly Holding[] =>
  holdings.filter(({ until }) => until === null || isBefore(now, until));

export const byStart = <S extends { readonly start: string }>(segments: readonly S[]): S[] =>
  segments.toSorted((a, b) => (a.start < b.start ? -1 : 1));
