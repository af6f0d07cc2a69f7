import { confinement } from '@talentlog/file-readers';
import { type EventReader, type LogPosition, type Peer, type PeerStatus, type VirusScan } from '@talentlog/runtime';
import type { FollowerHealth, FollowerTold } from '../followers/health.ts';
import type { QueryReport, Report, WorkersReport } from '../threads/sides.ts';
import { absentPart, type Judged, judge, type PartStatus, peerPart, Standing, untoldPart } from './judged.ts';
import { peersOf } from './peers-seen.ts';
import { Remembered } from './remembered.ts';
import type { Watched } from './thread-seen.ts';
import { untoldParts } from './untold.ts';
import { webhooksPart } from './webhooks-part.ts';

export interface HealthParts {
  readonly queries: Watched<QueryReport>;
  /** By the names of their parts. */
  readonly workers: Readonly<Record<string, Watched<WorkersReport>>>;
  readonly store: Pick<EventReader, 'head'>;
  readonly scan: VirusScan;
  /** What keeps SMS from leaving, beside a provider that is away; nothing where they leave. */
  readonly sms: () => Promise<PartStatus | undefined>;
  /** What keeps mail from leaving, where it cannot. */
  readonly mail?: PartStatus;
  /** Those whom this thread calls. */
  readonly peers: readonly Peer[];
  /** Parts that are true without being asked. */
  readonly more?: () => Readonly<Record<string, PartStatus>>;
  /** False once shutdown began. */
  readonly accepting: () => boolean;
}

export interface Health extends Judged {
  readonly position: string | null;
  readonly followers: readonly FollowerHealth[];
  readonly projectors: QueryReport['projectors'] | null;
  readonly parts: Readonly<Record<string, PartStatus>>;
}

/** `begun` resolves once the threads have said something, or for long have not. */
interface HealthWatch {
  readonly begun: Promise<unknown>;
  now(): Promise<Health>;
  stop(): void;
}

/** Longest wait for something fresher than what is remembered. */
const patienceMs = 100;
const everyMs = 5_000;
const longestStartMs = 1_000;

/**
 * What is true of the company now. What has to be asked is remembered and asked again beside the answers, so that one which hangs
 * never holds the page up; what is not answered any more counts as not ready.
 */
export function watchHealth(parts: HealthParts): HealthWatch {
  const head = new Remembered(() => parts.store.head());
  const queries = new Remembered(() => parts.queries.report());
  const workers = Object.entries(parts.workers).map(([name, watched]) => ({
    name,
    watched,
    said: new Remembered(() => watched.report()),
  }));
  const names = workers.map(({ name }) => name);
  const scanner = new Remembered(() => parts.scan.health());
  const confined = new Remembered(confinement);
  const sms = new Remembered(async () => ({ part: await parts.sms() }));
  const standing = new Standing();
  const watch = () => {
    const said = [queries, ...workers.map((one) => one.said)];
    for (const asked of [head, scanner, confined, sms, ...said]) void asked.refresh();
    standing.stuck(said.flatMap((one) => one.value()?.followers ?? []).map(withoutParked));
  };
  watch();
  const timer = setInterval(watch, everyMs).unref();
  const partsSeen = (
    position: LogPosition | undefined,
    report: QueryReport | undefined,
    work: readonly (WorkersReport | undefined)[],
  ): Readonly<Record<string, PartStatus>> => ({
    server: parts.accepting() ? running : { ready: false, detail: 'stopping', cause: 'stopping' },
    log: position === undefined ? unknown : running,
    queries: threadPart(parts.queries.status(), report),
    accessLog: { degraded: true, ...(report?.accessLog ?? untoldPart) },
    views: report === undefined ? untoldPart : viewsPart(report),
    ...parts.more?.(),
    // Without them people are served, and told later.
    ...Object.fromEntries(
      workers.map(({ name, watched }, at) => [name, { degraded: true, ...threadPart(watched.status(), work[at]) }]),
    ),
    // Of an instance whose log another process owns, that one has them.
    ...(workers.length === 0 ? {} : { timers: timersPart(work.find((one) => one?.timers !== undefined)?.timers) }),
    scanner: { degraded: true, ...(scanner.value() ?? unknown) },
    // What keeps the readers of foreign files apart here: told, and no reason not to work.
    reader: { ready: true, detail: confined.value()?.detail ?? 'not tried yet' },
    ...Object.fromEntries(peersSeen([report, ...work]).map((peer) => [peer.name, peerPart(peer)])),
    ...untoldParts(names, new Set(names.filter((_name, at) => work[at] === undefined))),
    ...(parts.mail === undefined ? {} : { mail: parts.mail }),
    ...webhooksPart(work.find((one) => one?.webhooks !== undefined)?.webhooks),
    ...smsPart(sms.value()?.part),
    ...Object.fromEntries(
      work.flatMap((one) => Object.entries(one?.absent ?? {})).map(([name, detail]) => [name, absentPart(detail)]),
    ),
  });
  const peersSeen = (work: readonly (WorkersReport | QueryReport | undefined)[]): readonly PeerStatus[] =>
    peersOf(
      parts.peers.map((peer) => peer.status()),
      ...work.map((one) => one?.peers ?? []),
    );
  return {
    now: async () => {
      const position = await head.within(patienceMs);
      // Asked after the head was read: what a thread says of an earlier one says nothing of how far it is now.
      const [report, ...work] = await Promise.all([
        queries.within(patienceMs),
        ...workers.map((one) => one.said.within(patienceMs)),
      ]);
      const each = [
        ...workers.flatMap(({ watched }, at) => followersOf(work[at], watched, position)),
        ...followersOf(report, parts.queries, position),
      ].map(withoutParked);
      const all = partsSeen(position, report, work);
      return {
        ...judge(all, each, standing.stuck(each)),
        position: position ?? null,
        followers: each,
        projectors: isNew(report, position) ? report.projectors : null,
        parts: all,
      };
    },
    begun: queries.within(longestStartMs),
    stop: () => clearInterval(timer),
  };
}

function timersPart(loop: WorkersReport['timers'] | undefined): PartStatus {
  if (loop === undefined) return untoldPart;
  return { ready: !loop.failing, detail: loop.failing ? (loop.lastError ?? 'failing') : 'running' };
}

/** Views that answer while they are still being filled show less than there is; a filling beside those that answer is no matter. */
function viewsPart({ views, projectors }: QueryReport): PartStatus {
  const percents = projectors.flatMap(({ filling, building }) =>
    filling === undefined || building !== undefined ? [] : [filling.percent],
  );
  if (percents.length === 0) return views;
  return { ready: false, degraded: true, detail: `filled to ${Math.min(...percents)} %`, cause: 'filling' };
}

const smsPart = (part: PartStatus | undefined): Readonly<Record<string, PartStatus>> =>
  part === undefined ? {} : { sms: part };

const running: PartStatus = { ready: true, detail: 'running' };
const unknown: PartStatus = { ready: false, detail: 'does not answer', cause: 'silent' };
const withoutParked = ({ parkedEvents: _, ...health }: FollowerTold): FollowerHealth => health;

/** It may run and yet answer nothing. */
const threadPart = (status: PartStatus, report: Report | undefined): PartStatus =>
  status.ready && report === undefined ? unknown : status;

const isNew = <R extends Report>(report: R | undefined, position: LogPosition | undefined): report is R =>
  report !== undefined && (position === undefined || report.head >= position);

/** As they are, or were when that was last known. */
const followersOf = (report: Report | undefined, watched: Watched<Report>, position: LogPosition | undefined) =>
  isNew(report, position) ? report.followers : watched.known();
