/** Notes what goes over the wire for a page from now on: each request with when it began and ended, in milliseconds, and the bytes of its answer. */
export function watchWire(session) {
  const requests = new Map();
  let origin;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    origin ??= timestamp;
    const { pathname, search } = new URL(request.url);
    requests.set(requestId, { path: pathname + search, from: (timestamp - origin) * 1000 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) Object.assign(request, { to: (timestamp - origin) * 1000, bytes: encodedDataLength });
  });
  return () => [...requests.values()].filter(({ path, bytes }) => path.startsWith('/') && bytes !== undefined);
}

/** How many requests wait for one another, at most: each is a round trip that the page takes longer. */
export function roundTrips(requests) {
  const depths = [];
  for (const request of [...requests].sort((a, b) => a.from - b.from)) {
    const before = depths.filter(({ to }) => to <= request.from).map(({ depth }) => depth);
    depths.push({ to: request.to, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}

/** The requests as bars along the time, each line 100 ms wide by sign. */
export const waterfall = (requests) =>
  requests
    .map(({ path, from, to, bytes }) => {
      const bar = `${' '.repeat(Math.round(from / 100))}${'='.repeat(Math.max(1, Math.round((to - from) / 100)))}`;
      return `    ${path.slice(0, 48).padEnd(48)} ${String(bytes).padStart(7)} B |${bar}`;
    })
    .join('\n');
