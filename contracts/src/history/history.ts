import { z } from 'zod';

/**
 * Stands for a value that is not answered: of a person, to be shown to an auditor who says why (REVEALABLE), or never (ALWAYS).
 * See `audited.ts`.
 */
export const Masked = z.strictObject({ masked: z.enum(['REVEALABLE', 'ALWAYS']) });
export type Masked = z.infer<typeof Masked>;

/** Where an event stands. */
const EventPointer = z.object({ id: z.string(), type: z.string(), stream: z.string(), position: z.string() });

/** What an event led to beside other events of the history, and what became of it. */
export const Consequence = z.object({
  kind: z.enum(['MAIL', 'SMS', 'TIMER', 'SAP']),
  /** The scene of a message, or the command a timer sends; empty for SAP. */
  what: z.string(),
  /** The event that the command of a timer brings about. */
  leadsTo: z.string().optional(),
  state: z.enum([
    ...['QUEUED', 'SENDING', 'SENT', 'DELIVERED', 'UNDELIVERED', 'FAILED', 'CANCELLED'],
    ...['WAITING', 'FIRED', 'MOVED', 'PASSED'],
    ...['REQUESTED', 'PUSHED'],
  ] as const),
  /** When it came into this state; of a timer that waits or passed, when it is or was due. */
  at: z.string(),
});
export type Consequence = z.infer<typeof Consequence>;

/** Answers of `/api/history`: auditors only (ADMIN_AUDIT). Times are ISO UTC. */
export const HistoryEvent = z.object({
  id: z.string(),
  stream: z.string(),
  aggregate: z.string(),
  revision: z.number(),
  position: z.string(),
  type: z.string(),
  at: z.string(),
  recordedAt: z.string(),
  actor: z.object({ id: z.string(), kind: z.enum(['STAFF', 'SEEKER', 'SYSTEM', 'GUEST', 'LINK']), name: z.string() }),
  commandName: z.string(),
  /** The same for all events of one command. */
  commandId: z.string().optional(),
  causationId: z.string(),
  correlationId: z.string(),
  reason: z.string().nullable(),
  /** Revision of the company's settings that the decision followed; null before anybody changed one. */
  settings: z.number().nullable().optional(),
  /** Personal values, and texts nobody may read, are `Masked`. Empty where the person's consent was withdrawn. */
  data: z.record(z.string(), z.unknown()),
  /** Whose personal values they are, where they may be asked for (`RevealLoggedValue`). */
  revealableOf: z.string().nullable(),
  /** Nothing but type, time and actor is told: the person withdrew the consent, or left. */
  withheld: z.boolean(),
  hash: z.string(),
  prevHash: z.string(),
  /** The event or command this came from, where it is an event of ours. */
  cause: EventPointer.nullable(),
  /** Events caused by this one or stored in the same commit. */
  effects: z.array(EventPointer),
  /** All events of its command, itself too, in their order; those of other streams than the history's as well. */
  together: z.array(EventPointer).optional(),
  /** Mail, SMS, timers and SAP that followed from it. */
  consequences: z.array(Consequence).optional(),
});
export type HistoryEvent = z.infer<typeof HistoryEvent>;

/** Events that one exported file holds. A longer history is too much for it; its streams are exported one by one. */
export const mostExported = 10_000;

/** `GET /api/history/{stream}` and `/api/history?subject={jobSeekerId}` */
export const HistoryAnswer = z.object({
  subject: z.string().nullable(),
  name: z.string(),
  /** Streams of the answer with their machine, in order of first event. */
  streams: z.array(z.object({ stream: z.string(), aggregate: z.string(), events: z.number() })),
  events: z.array(HistoryEvent),
});
export type HistoryAnswer = z.infer<typeof HistoryAnswer>;

/**
 * `GET /api/history/{stream}/at?position=|time=|revision=[&since=]`: the aggregate folded up to there, and what that event changed, or all
 * events from the revision `since` on.
 */
export const StateAt = z.object({
  stream: z.string(),
  aggregate: z.string(),
  revision: z.number(),
  position: z.string().nullable(),
  state: z.union([z.string(), z.record(z.string(), z.string())]),
  /** Every value that comes from a personal field, or from a text nobody may read, is `Masked`. */
  data: z.record(z.string(), z.unknown()),
  /** The data is about somebody who withdrew the consent, or left; it is empty. */
  withheld: z.boolean(),
  changed: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  previousState: z.union([z.string(), z.record(z.string(), z.string())]).nullable(),
  lastEvent: z.string().nullable(),
  /** How it came to its state: each change of a region, in order. */
  path: z
    .array(z.object({ region: z.string(), from: z.string(), to: z.string(), event: z.string(), at: z.string() }))
    .optional(),
  /** What may come next, by the machine as it stands in all its regions. */
  next: z.array(z.object({ region: z.string(), from: z.string(), to: z.string(), event: z.string() })).optional(),
  /** Where a masked value of `data` was written, for those that may be asked for (`RevealLoggedValue`). */
  sources: z
    .array(z.object({ path: z.string(), jobSeekerId: z.string(), revision: z.number(), place: z.string() }))
    .optional(),
  chart: z.object({
    regions: z.array(
      z.object({
        region: z.string(),
        initial: z.string(),
        states: z.array(z.string()),
        arrows: z.array(z.object({ from: z.string(), to: z.string(), event: z.string() })),
      }),
    ),
  }),
});
export type StateAt = z.infer<typeof StateAt>;

/** `GET /api/history/{stream}/revealed?revision=&path=`: one value in clear, a quarter of an hour from the auditor's own `RevealLoggedValue`. */
export const RevealedValue = z.object({ value: z.unknown(), until: z.string() });
export type RevealedValue = z.infer<typeof RevealedValue>;

/**
 * `GET /api/integrity` the last check, of whoever wanted it (the server checks by itself, too); `POST /api/integrity/check` runs one
 * now. Where no event is bad and yet the log is not proven (its ledger is missing), the position is null.
 */
export const Integrity = z.object({
  ok: z.boolean(),
  checked: z.number(),
  head: z.string(),
  at: z.string(),
  firstBad: z.object({ position: z.string().nullable(), why: z.string() }).nullable(),
  /** The newest line of the ledger: up to which event, which its hash is, and when; null where this process wrote none yet. */
  sealed: z.object({ upTo: z.string(), hash: z.string(), at: z.string() }).nullable().optional(),
});
export type Integrity = z.infer<typeof Integrity>;

/** `GET /api/history-subjects?text=`: people whose history can be opened, for the auditor's search. Names are masked. */
export const HistorySubject = z.object({
  jobSeekerId: z.string(),
  name: z.string(),
  number: z.string(),
  applications: z.number(),
});
