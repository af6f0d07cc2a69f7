import { LogDamaged } from '../admin.ts';
import { CommitIdReused, type ExpectedRevision, StoreUnavailable, WrongExpectedRevision } from '../port.ts';

/** What went wrong, as it is told to who asked. */
export type Told =
  | { readonly is: 'conflict'; readonly stream: string; readonly expected: ExpectedRevision; readonly actual: number }
  | { readonly is: 'reused' | 'unavailable' | 'damaged' | 'closing' | 'refused' | 'unagreed'; readonly why: string };

/** The status tells those who look on; who asked reads the words. */
export function toldOf(error: unknown): { readonly status: number; readonly told: Told } {
  const why = error instanceof Error ? error.message : String(error);
  if (error instanceof WrongExpectedRevision) {
    const { stream, expected, actual } = error;
    return { status: 409, told: { is: 'conflict', stream, expected, actual } };
  }
  if (error instanceof CommitIdReused) return { status: 409, told: { is: 'reused', why } };
  if (error instanceof StoreUnavailable) return { status: 503, told: { is: 'unavailable', why } };
  if (error instanceof LogDamaged) return { status: 500, told: { is: 'damaged', why } };
  return { status: 500, told: { is: 'refused', why } };
}

/** The connection ended, or the owner is about to: the same may be asked again, a commit by its id. */
export class Cut extends Error {}

/** An answer that the owner did not give: whatever was asked, it may not have heard. */
export const somebodyElse = (): Cut => new Cut('somebody else answered');

/** What the owner told; undefined where it is nothing of ours, since something between us answered. */
export function toldIn(text: string): Told | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Told) : undefined;
  } catch {
    return undefined;
  }
}

/** The error of the port for it. */
export function errorOf(told: Told | undefined): Error {
  switch (told?.is) {
    case 'conflict':
      return new WrongExpectedRevision(told.stream, told.expected, told.actual);
    case 'reused':
      return new CommitIdReused(told.why);
    case 'unavailable':
      return new StoreUnavailable(told.why);
    case 'damaged':
      return new LogDamaged(told.why);
    case 'closing':
      return new Cut(told.why);
    case 'refused':
      return new Error(told.why);
    default:
      return somebodyElse();
  }
}
