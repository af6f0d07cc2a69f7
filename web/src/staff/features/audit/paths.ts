/** Addresses of the audit, below `/staff`. */
export const auditPaths = {
  search: '/audit/history',
  integrity: '/audit/integrity',
  history: (subjectOrStream: string, search = '') =>
    `/audit/history/${encodeURIComponent(subjectOrStream)}${search === '' ? '' : `?${search}`}`,
} as const;
