/** Addresses of the audit, below `/staff`. */
export const auditPaths = {
  search: '/audit',
  integrity: '/audit/integrity',
  history: (subjectOrStream: string, search = '') =>
    `/audit/history/${encodeURIComponent(subjectOrStream)}${search === '' ? '' : `?${search}`}`,
} as const;
