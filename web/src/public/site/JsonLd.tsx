import { useHead } from './context.tsx';

/** Structured data about the page, for search engines. */
export function JsonLd({ data }: { data: object }) {
  useHead().jsonLd = data;
  return null;
}
