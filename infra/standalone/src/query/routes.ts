/** Pages that are rendered; whatever has no address of its own is one of them, if only to say that there is no such page. */
export const publicRoutes = ['/', '/*'] as const;

interface PassedRoute {
  readonly method: 'GET' | 'POST';
  readonly url: string;
}
const get = (url: string): PassedRoute => ({ method: 'GET', url });

/** What the gateway passes on to the queries. A route that is missing here does not exist for people; a test compares it with what there is. */
export const passedRoutes: readonly PassedRoute[] = [
  get('/api/queries/:name'),
  get('/api/live'),
  get('/api/feed'),
  get('/api/files/:id'),
  get('/api/logo/:id'),
  get('/api/access-log'),
  get('/api/history'),
  get('/api/history-export'),
  get('/api/history-subjects'),
  get('/api/history/:stream'),
  get('/api/history/:stream/at'),
  get('/api/history/:stream/revealed'),
  get('/api/integrity'),
  { method: 'POST', url: '/api/integrity/check' },
  ...publicRoutes.map(get),
];
