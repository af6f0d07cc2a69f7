import type { LogPosition } from '../event-store/port.ts';

export interface CommandRequest {
  /** PascalCase name of the contract, as `RecordSapPushed`. */
  readonly name: string;
  readonly payload: unknown;
  /** Idempotency key: the same id again answers as the first time and changes nothing. */
  readonly commandId: string;
  /** `system:<process>`. */
  readonly actor: string;
  /** Id of the event that made the worker ask. */
  readonly causationId?: string;
  readonly correlationId?: string;
  /** What it is part of, where traces are kept. */
  readonly traceparent?: string;
}

/** `status` is the HTTP status of the refusal; `finalAnswer` tells which ones may be asked again with the same command id. */
export type CommandAnswer =
  | { readonly ok: true; readonly position: LogPosition }
  | { readonly ok: false; readonly code: string; readonly status: number };

/** How workers express wishes: in one process a call, between processes an authenticated request. Never throws for a refusal. */
export interface CommandClient {
  execute(request: CommandRequest): Promise<CommandAnswer>;
}
