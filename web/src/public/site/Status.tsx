import { useHead } from './context.tsx';

/** HTTP status of a page rendered on the server. */
export function Status({ code }: { code: number }) {
  useHead().status = code;
  return null;
}
