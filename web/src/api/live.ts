/** What changed: names of views, which are those of their aggregates, and the position they now include. */
export interface LiveChange {
  readonly views: readonly string[];
  /** Rows that changed; only staff are told. */
  readonly ids: readonly string[];
  readonly position: string;
}

interface Subscriber {
  readonly views: readonly string[];
  readonly tell: (change: LiveChange) => void;
}

const subscribers = new Set<Subscriber>();
let source: EventSource | undefined;

const watchers = new Set<() => void>();
let live = true;
function stands(now: boolean): void {
  if (now === live) return;
  live = now;
  for (const tell of watchers) tell();
}

/** Whether changes are told of: not while the connection is down. */
export const isLive = (): boolean => live;

/** Calls back whenever that changes, until the returned function is called. */
export function onLiveness(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

function read(text: string): LiveChange | undefined {
  try {
    const { view, ids = [], position = '' } = JSON.parse(text);
    return typeof view === 'string' ? { views: [view], ids, position } : undefined;
  } catch {
    return undefined;
  }
}

/** `EventSource.CLOSED`: the browser gave up, because the server had no place left. */
const closed = 2;
const waitForPlaceMs = 15_000;
let waiting: ReturnType<typeof setTimeout> | undefined;

function open(wasOpen = false): EventSource {
  const stream = new EventSource('/api/live');
  let opened = wasOpen;
  stream.addEventListener('changed', (message: MessageEvent<string>) => {
    const change = read(message.data);
    if (change === undefined) return;
    for (const { views, tell } of subscribers) if (change.views.some((view) => views.includes(view))) tell(change);
  });
  // Whatever changed while the connection was down was not told of: after it is back, everything may have changed.
  stream.addEventListener('error', () => {
    stands(false);
    if (stream.readyState !== closed) return;
    waiting = setTimeout(() => {
      source = open(true);
    }, waitForPlaceMs);
  });
  stream.addEventListener('open', () => {
    stands(true);
    if (opened) for (const { views, tell } of subscribers) tell({ views, ids: [], position: '' });
    opened = true;
  });
  return stream;
}

/**
 * Calls back whenever one of the views changed, until the returned function is called. All subscribers share one connection,
 * which the browser re-opens by itself; it is closed with the last subscriber.
 */
export function onLiveChange(views: readonly string[], tell: Subscriber['tell']): () => void {
  const subscriber = { views, tell };
  subscribers.add(subscriber);
  source ??= open();
  return () => {
    subscribers.delete(subscriber);
    if (subscribers.size > 0) return;
    source?.close();
    clearTimeout(waiting);
    source = undefined;
    stands(true);
  };
}
