import { useHasMessage, useLanguage, useT } from '../../../../i18n/react.tsx';
import { exactSeconds } from './exactSeconds.ts';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** A value as people read it: times exact, ids short with the whole on hover, states of the domain in words. */
export function ValueWords({ path, value }: { path: string; value: unknown }) {
  const t = useT();
  const has = useHasMessage();
  const { language } = useLanguage();
  if (value === null || value === undefined || value === '')
    return <span className="muted">{t('audit.data.empty')}</span>;
  if (typeof value === 'boolean') return t(value ? 'audit.data.yes' : 'audit.data.no');
  if (Array.isArray(value))
    return value.length === 0 ? (
      <span className="muted">{t('audit.data.empty')}</span>
    ) : (
      value.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same value may stand in a list twice
        <span key={index}>
          {index > 0 && ' · '}
          <ValueWords path={path} value={item} />
        </span>
      ))
    );
  if (typeof value === 'object') return <code>{JSON.stringify(value)}</code>;
  const text = String(value);
  if (instant.test(text)) return <time dateTime={text}>{exactSeconds(text, language)}</time>;
  if (uuid.test(text)) return <code title={text}>…{text.slice(-6)}</code>;
  const id = `vocabulary.${path.split('.').at(-1)}.${text}`;
  if (has(id)) return t(id);
  return <span className="value-text">{text}</span>;
}
