/** Connections over which pages are told of changes, the latest one last. */
export const streams: LiveStream[] = [];

/** Stands in for `EventSource`. */
export class LiveStream extends EventTarget {
  closed = false;
  readyState = 1;
  constructor() {
    super();
    streams.push(this);
  }
  close() {
    this.closed = true;
  }
}

/** What the server says of a change. */
export const say = (data: string) => streams.at(-1)?.dispatchEvent(new MessageEvent('changed', { data }));
