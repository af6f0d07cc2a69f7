import { useTranslate } from '../../../../i18n/react.tsx';
import type { CollectionDetail } from '../api.ts';

/** Where a message to the person goes: mail and phone as far as they are known. */
export function useWays(): (person: CollectionDetail['person']) => string {
  const t = useTranslate();
  return ({ email, phone }) => [email, phone].filter((way) => way !== null).join(t({ id: 'staff.filter.comma' }));
}
