import { useTranslate } from '../i18n/react.tsx';

/** From this share on the count is shown; before it nobody needs it. */
const share = 0.8;

/** How long a text is that may have so many characters at most, in words: a hint near the end, and what is too much as an error. */
export function useLength(text: string, most: number | undefined): { readonly hint?: string; readonly error?: string } {
  const t = useTranslate();
  if (most === undefined || text.length < most * share) return {};
  if (text.length <= most) return { hint: t({ id: 'shared.length.count' }, { count: text.length, most }) };
  return { error: t({ id: 'shared.length.over' }, { count: text.length, most, over: text.length - most }) };
}
