/** What of a call's end means that the peer did not answer; a result with the reason. By default every error does, no result. */
export interface Away<T> {
  readonly result?: (result: T) => string | undefined;
  readonly error?: (error: unknown) => boolean;
}
