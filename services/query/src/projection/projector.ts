import type { OpenedEvent, ProjectorSchema, RecordedEvent, ViewSchema, ViewWriter } from '@talentlog/runtime';

/** What a projector sees of an event: personal fields are opened, and null once the person was erased. */
export type ViewEvent = OpenedEvent;

/**
 * Turns events into rows. It has no clock, no chance and no state of its own, so that a replay gives the same rows: what it
 * knows is the event and what it reads through the writer. Where it throws, the event is parked.
 */
export interface Projector extends ProjectorSchema {
  /** A new version is rebuilt beside the old one. */
  readonly version: number;
  readonly views: readonly ViewSchema[];
  /** The event types it wants; no other reaches it. */
  readonly events: readonly string[];
  readonly project: (event: ViewEvent, writer: ViewWriter) => Promise<unknown>;
}

/**
 * Rows that changed. Without ids anything in the view may have changed, as after a rebuild. The position is empty where rows were made
 * anew without going on in the log: answers that hold all up to any position may still lack it.
 */
export interface ViewChange {
  readonly view: string;
  readonly ids: readonly string[];
  readonly position: string;
}

/** An event on its way to the projectors: opened once, when the first of them wants it. */
export class LogEvent {
  private opened: { readonly event: ViewEvent } | { readonly error: unknown } | undefined;

  constructor(
    readonly recorded: RecordedEvent,
    private readonly open: (recorded: RecordedEvent) => ViewEvent,
  ) {}

  /** Throws what opening it threw, each time. */
  view(): ViewEvent {
    this.opened ??= this.tryOpen();
    if ('error' in this.opened) throw this.opened.error;
    return this.opened.event;
  }

  private tryOpen(): { readonly event: ViewEvent } | { readonly error: unknown } {
    try {
      return { event: this.open(this.recorded) };
    } catch (error) {
      return { error };
    }
  }
}
