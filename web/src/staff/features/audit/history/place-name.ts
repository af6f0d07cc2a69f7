import { useTranslate } from '../../../../i18n/react.tsx';
import { useAuditWords } from '../words.ts';

type Data = Readonly<Record<string, unknown>>;

/** A place in words: fields by their names, the nth of a list by its number. A change says in its data of which field it is. */
export function usePlaceName(): (path: string, data?: Data) => string {
  const t = useTranslate();
  const words = useAuditWords();
  const part = (one: string): string =>
    /^\d+$/.test(one) ? t({ id: 'audit.data.number' }, { number: Number(one) + 1 }) : words.field(one);
  return (path, data = {}) => {
    const name = path.split('.').map(part).join(' · ');
    return (path === 'before' || path === 'after') && typeof data.field === 'string'
      ? `${words.field(data.field)} · ${name}`
      : name;
  };
}
