import {
  type Follower,
  type FollowerStatus,
  type Generation,
  type Logger,
  type LogPosition,
  stateOf,
} from '@talentlog/runtime';
import type { Feed, ReadStream } from './feed.ts';
import type { LogReader } from './log-reader.ts';
import type { Filling } from './progress.ts';
import type { Projector } from './projector.ts';

/** A projector at work: the generation that answers, and a feed for each that is kept up to date. */
export interface Work {
  readonly projector: Projector;
  /** The generation that queries read. */
  live: Generation;
  /** How far that one had come when it was opened; an outdated one stays there. */
  readonly openedAt: LogPosition;
  /** Feeds what answers; undefined while that is outdated. */
  feed: Feed | undefined;
  build: Feed | undefined;
}

/** The feed of the generation that queries read; undefined while an outdated one is read. */
export const answering = ({ live, feed, build }: Work): Feed | undefined =>
  [build, feed].find((one) => one?.generation.number === live.number);

export const positionOf = (work: Work): LogPosition => answering(work)?.position() ?? work.openedAt;

/** How far what is filled for this projector has come: what will answer, or what answers already and lags. */
export const fillingOf = ({ feed, build }: Work, head: LogPosition): Filling | undefined => {
  const one = build ?? feed;
  return one?.progress.at(one.position(), head);
};

interface Parts {
  readonly reader: LogReader;
  readonly read: ReadStream;
  readonly logger: Logger;
}

/** A projector as a follower. What it has parked is its answering generation's, or, while that is outdated, its successor's. */
export function followerOf(work: () => Work, { reader, read, logger }: Parts): Follower {
  const { name, events: types } = work().projector;
  const fed = () => work().feed ?? work().build;
  const find = (eventId: string) =>
    fed()
      ?.parked()
      .find((event) => event.eventId === eventId);
  return {
    name,
    types,
    status: () => statusOf(work(), reader),
    parked: () => (fed()?.parked() ?? []).map(({ eventId, stream, error: reason }) => ({ eventId, stream, reason })),
    retry: async (eventId) => {
      const parked = find(eventId);
      return parked && fed()?.retry(parked.stream, read);
    },
    discard: async (eventId, by) => {
      const parked = find(eventId);
      if (parked) logger.warn({ projector: name, eventId, by }, 'a parked event was discarded');
      return parked && fed()?.discard(parked, read);
    },
    // It is stopped with all projectors, which share one reader of the log.
    stop: async () => undefined,
  };
}

function statusOf(work: Work, reader: LogReader): FollowerStatus {
  const feeds = [work.feed, work.build].filter((feed) => feed !== undefined);
  const troubles = [...feeds.map((feed) => feed.troubles), reader.troubles];
  const parked = (work.feed ?? work.build)?.parked().length ?? 0;
  return {
    name: work.projector.name,
    state: stateOf({
      failing: troubles.some((one) => one.isFailing()),
      parked,
      waiting: 0,
      pending: 0,
      caughtUp: feeds.length > 0 && feeds.every((feed) => reader.isFollowing(feed)),
    }),
    position: positionOf(work),
    pending: 0,
    parked,
    lastError: troubles.map((one) => one.lastError()).find((error) => error !== null) ?? null,
  };
}
