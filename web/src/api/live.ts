/** What changed: names of views, which are those of their aggregates, and the position they now include. */
export interface LiveChange {
  readonly views: readonly string[];
  /** Rows that changed; only staff are told. */
  readonly ids: readonly string[];
  readonly position: string;
}

type Listener = (change: LiveChange) => void;

const listeners = new Set<Listener>();
let source: EventSource | undefined;

function read(text: string): LiveChange | undefined {
  try {
    const { view, ids = [], position = '' } = JSON.parse(text);
    return typeof view === 'string' ? { views: [view], ids, position } : undefined;
  } catch {
    return undefined;
  }
}

function open(): EventSource {
  const stream = new EventSource('/api/live');
  stream.addEventListener('changed', (message: MessageEvent<string>) => {
    const change = read(message.data);
    if (change !== undefined) for (const listener of listeners) listener(change);
  });
  return stream;
}

/**
 * Calls back whenever one of the views changed, until the returned function is called. All subscribers share one connection,
 * which the browser re-opens by itself; it is closed with the last subscriber.
 */
export function onLiveChange(views: readonly string[], listener: Listener): () => void {
  const filtered: Listener = (change) => {
    if (change.views.some((view) => views.includes(view))) listener(change);
  };
  listeners.add(filtered);
  source ??= open();
  return () => {
    listeners.delete(filtered);
    if (listeners.size > 0) return;
    source?.close();
    source = undefined;
  };
}
