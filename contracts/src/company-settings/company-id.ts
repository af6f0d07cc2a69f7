/** The one company's settings have one stream. */
export const companyId = 'c0a9a9e0-0000-4000-8000-000000000001';
