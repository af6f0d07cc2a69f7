import { Link } from 'react-router-dom';
import { listOfField, plainWords, vocabulariesOfField } from '../../../../format/resume-value.ts';
import { useHasMessage, useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useListed } from '../../../model/use-listed.ts';
import { exactSeconds } from './exact-seconds.ts';
import { useKnownId } from './known.ts';
import { isMasked } from './masks.ts';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const digest = /^[0-9a-f]{32,}$/;
/** A state, a role, a way: one of the lists of the domain; or a language. */
const isCode = /^(?:[A-Z][A-Z0-9_]+|zh-CN|en-US)$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** A value as people read it: times exact, money and places in the reader's language, ids short with the whole on hover, states of the domain in words. */
export function ValueWords({ path, value }: { path: string; value: unknown }) {
  const t = useTranslate();
  const has = useHasMessage();
  const { language } = useLanguage();
  const listed = useListed();
  if (value === null || value === undefined || value === '')
    return <span className="muted">{t({ id: 'audit.data.empty' })}</span>;
  if (typeof value === 'boolean') return t({ id: value ? 'audit.data.yes' : 'audit.data.no' });
  if (Array.isArray(value) && value.length === 0) return <span className="muted">{t({ id: 'audit.data.empty' })}</span>;
  if (Array.isArray(value)) return <ListWords path={path} values={value} />;
  if (isMasked(value))
    return (
      <span className="muted">
        <span aria-hidden="true">●●●●</span> {t({ id: 'audit.data.masked' })}
      </span>
    );
  if (typeof value === 'object') return <code>{JSON.stringify(value)}</code>;
  const text = String(value);
  if (instant.test(text)) return <time dateTime={text}>{exactSeconds(text, language)}</time>;
  if (digest.test(text)) return <code title={text}>…{text.slice(-6)}</code>;
  if (uuid.test(text)) return <IdWords id={text} />;
  const plain = plainWords(lastField(path), text, language);
  if (plain !== undefined) return <span className="value-text">{plain}</span>;
  const id = idsOf(path, text).find(has);
  if (id !== undefined) return t({ id });
  if (isCode.test(text)) return <span className="value-text">{ofList(path, text, listed.words)}</span>;
  return <span className="value-text">{text}</span>;
}

/** The values of a list; the same one may stand in it twice, so each is known by its place. */
function ListWords({ path, values }: { path: string; values: readonly unknown[] }) {
  const places = values.map((value, index) => ({ place: index + 1, value }));
  return places.map(({ place, value }) => (
    <span key={place}>
      {place > 1 && ' · '}
      <ValueWords path={path} value={value} />
    </span>
  ));
}

/** A value of one of the company's lists in its words. The path does not always tell the block: a level is looked for in both lists. */
function ofList(path: string, value: string, words: ReturnType<typeof useListed>['words']): string {
  const field = lastField(path);
  const names = [...new Set([listOfField(field), listOfField(field, 'award')])].filter((name) => name !== undefined);
  return names.map((name) => words(name, value)).find((said) => said !== value) ?? value;
}

const lastField = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';

/** Message ids that may hold words for a value of the domain's lists. */
function idsOf(path: string, value: string): readonly string[] {
  const field = lastField(path);
  if (field === 'topics') return [`audit.topics.${value}`];
  // Why a file was rejected or left unread, as its owner was told.
  if (/code$/i.test(field) && /^[a-zA-Z]+\.[a-z_]+$/.test(value)) return [`refusal.${value}`];
  if (!isCode.test(value)) return [];
  return [
    `vocabulary.${field}.${value}`,
    `state.offer.${field}.${value}`,
    `hiring.${field}.${value}`,
    `audit.value.${value.replace('-', '_')}`,
    ...(vocabulariesOfField[field] ?? []).map((list) => `${list}.${value}`),
  ];
}

function IdWords({ id }: { id: string }) {
  const known = useKnownId(id);
  if (known === undefined) return <code title={id}>…{id.slice(-6)}</code>;
  return known.to === undefined ? <span title={id}>{known.name}</span> : <Link to={known.to}>{known.name}</Link>;
}
