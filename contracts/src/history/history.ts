import { z } from 'zod';

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
  causationId: z.string(),
  correlationId: z.string(),
  reason: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  hash: z.string(),
  prevHash: z.string(),
  /** The event or command this came from, where it is an event of ours. */
  cause: z.object({ id: z.string(), type: z.string(), stream: z.string(), position: z.string() }).nullable(),
  /** Events caused by this one or stored in the same commit. */
  effects: z.array(z.object({ id: z.string(), type: z.string(), stream: z.string(), position: z.string() })),
});
export type HistoryEvent = z.infer<typeof HistoryEvent>;

/** `GET /api/history/{stream}` and `/api/history?subject={jobSeekerId}` */
export const HistoryAnswer = z.object({
  subject: z.string().nullable(),
  name: z.string(),
  /** Streams of the answer with their machine, in order of first event. */
  streams: z.array(z.object({ stream: z.string(), aggregate: z.string(), events: z.number() })),
  events: z.array(HistoryEvent),
});
export type HistoryAnswer = z.infer<typeof HistoryAnswer>;

/** `GET /api/history/{stream}/at?position=|time=|revision=`: the aggregate folded up to there, and what that step changed. */
export const StateAt = z.object({
  stream: z.string(),
  aggregate: z.string(),
  revision: z.number(),
  position: z.string().nullable(),
  state: z.union([z.string(), z.record(z.string(), z.string())]),
  data: z.record(z.string(), z.unknown()),
  changed: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  previousState: z.union([z.string(), z.record(z.string(), z.string())]).nullable(),
  lastEvent: z.string().nullable(),
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

/** `GET /api/integrity` the last check; `POST /api/commands/RunIntegrityCheck` runs one now. */
export const Integrity = z.object({
  ok: z.boolean(),
  checked: z.number(),
  head: z.string(),
  at: z.string(),
  firstBad: z.object({ position: z.string(), why: z.string() }).nullable(),
});
export type Integrity = z.infer<typeof Integrity>;

/** `GET /api/history-subjects?text=`: people whose history can be opened, for the auditor's search. */
export const HistorySubject = z.object({
  jobSeekerId: z.string(),
  name: z.string(),
  number: z.string(),
  applications: z.number(),
});
