/** What a page puts into the document's head; the renderer reads it after rendering. */
export interface Head {
  title: string;
  description: string;
  jsonLd: object | null;
  status: number;
}

export const emptyHead = (): Head => ({ title: '', description: '', jsonLd: null, status: 200 });
