import {
  AppendRecordSizeExceededError,
  ErrorType,
  isCommandError,
  TransactionMaxSizeExceededError,
} from '@kurrent/kurrentdb-client';
import { CommitTooLarge, StoreUnavailable } from '../port.ts';

export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Codes of gRPC. */
const [invalidArgument, permissionDenied, failedPrecondition, unauthenticated] = [3, 7, 9, 16];
const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined;

/** Another node leads. Newer calls say so in details that the client of today leaves as they are. */
export function isNotLeader(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isCommandError(error) && error.type === ErrorType.NOT_LEADER) return true;
  if (codeOf(error) !== failedPrecondition || !isCommandError(error)) return false;
  const [details] = error._raw?.metadata?.get('grpc-status-details-bin') ?? [];
  return details !== undefined && Buffer.from(details).includes('NotLeaderNodeErrorDetails');
}

/**
 * Nobody leads yet: a node says that it does not, one that answered other questions says that it is not ready, or knows no leader, or none
 * was found that could be asked.
 */
export const isElecting = (error: unknown, answered: boolean): boolean =>
  isNotLeader(error) ||
  (answered && (isAway(error) || /leader/i.test(textOf(error)))) ||
  /discover/i.test(textOf(error));

const isAway = (error: unknown): boolean =>
  error instanceof Error && isCommandError(error) && error.type === ErrorType.UNAVAILABLE;

/** Who asks may not, or is nobody that the server knows. */
export const isDenied = (error: unknown): boolean =>
  (error instanceof Error && isCommandError(error) && error.type === ErrorType.ACCESS_DENIED) ||
  [permissionDenied, unauthenticated].includes(codeOf(error) ?? -1);

/** Certainly not stored, and never will be. */
export const isTooLarge = (error: unknown): boolean =>
  error instanceof Error &&
  isCommandError(error) &&
  [
    ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
    ErrorType.TRANSACTION_MAX_SIZE_EXCEEDED,
    ErrorType.APPEND_RECORD_SIZE_EXCEEDED,
  ].includes(error.type);

/** What was asked is no question that the server ever answers. */
export const isNothingToTake = (error: unknown): boolean => codeOf(error) === invalidArgument;

/** The limit that the server names when it refuses. */
export const limitIn = (error: unknown): string =>
  error instanceof TransactionMaxSizeExceededError || error instanceof AppendRecordSizeExceededError
    ? ` (${error.maxSize} bytes are the most)`
    : '';

export const tooLarge = (said: string): CommitTooLarge =>
  new CommitTooLarge(`a commit is larger than KurrentDB takes: ${said}`);

/** Whether it is worth another attempt at once: not where the server refused, nor where it took all its time. */
export const mayPass = ({ cause }: StoreUnavailable): boolean => !isDenied(cause) && !isLate(cause);

const isLate = (error: unknown): boolean =>
  error instanceof Error && isCommandError(error) && error.type === ErrorType.DEADLINE_EXCEEDED;

/** What a failed read is for the port. */
export const unavailable = (error: unknown): StoreUnavailable =>
  error instanceof StoreUnavailable
    ? error
    : new StoreUnavailable(`KurrentDB cannot answer now: ${causeOf(error)}`, { cause: error });

/** Reads fail with the name of a kind alone. */
function causeOf(error: unknown): string {
  const cause = isDenied(error)
    ? 'it refuses the user'
    : isNotLeader(error)
      ? 'the node that was asked does not lead'
      : isAway(error)
        ? 'the server is away, or the connection was lost'
        : isLate(error)
          ? 'it took longer than it may'
          : undefined;
  return cause === undefined ? textOf(error) : `${cause} (${textOf(error)})`;
}
