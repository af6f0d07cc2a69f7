/** What changed, as the server tells it: names of views and the position they now include. */
export interface LiveChange {
  readonly views: readonly string[];
  readonly position?: string;
}

type Listener = (change: LiveChange) => void;

const listeners = new Set<Listener>();
let source: EventSource | undefined;

const read = (text: string): LiveChange | undefined => {
  try {
    const body = JSON.parse(text);
    const views = Array.isArray(body.views) ? body.views : typeof body.view === 'string' ? [body.view] : [];
    return { views, position: body.position };
  } catch {
    return undefined;
  }
};

function open(): EventSource {
  const stream = new EventSource('/api/live');
  stream.onmessage = (message) => {
    const change = read(message.data);
    if (change !== undefined) for (const listener of listeners) listener(change);
  };
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
