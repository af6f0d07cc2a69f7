import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { useGo } from '../../site/use-go.ts';
import { longestText } from './filters.ts';
import { useKnownFilters } from './use-known-filters.ts';

/** The words a list of jobs is searched by. */
export function SearchBox() {
  const t = useTranslate();
  const go = useGo();
  const { pathname } = useLocation();
  const search = useKnownFilters();
  const input = useRef<HTMLInputElement>(null);
  const text = search.get('text') ?? '';
  const shown = useRef(text);
  useEffect(() => {
    // Only another address puts other words into it: what was typed before the script ran stays.
    if (input.current === null || shown.current === text) return;
    shown.current = text;
    input.current.value = text;
  }, [text]);
  const others = [...search].filter(([name]) => name !== 'text' && name !== 'page');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = new URLSearchParams(others);
    // One more than counts: the list says that the rest was left out, and the address stays short.
    const typed = (input.current?.value.trim() ?? '').slice(0, longestText + 1);
    if (typed !== '') next.set('text', typed);
    go(`${pathname}?${next}`);
  };
  return (
    <search>
      <form className="search" action={pathname} onSubmit={submit}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="9" cy="9" r="5.5" />
          <path d="m13.2 13.2 4 4" />
        </svg>
        <input
          ref={input}
          type="search"
          name="text"
          defaultValue={text}
          // Without scripts all of it goes into the address, of which a server takes 16 kB.
          maxLength={1000}
          placeholder={t({ id: 'public.list.search' })}
          aria-label={t({ id: 'public.list.search' })}
          enterKeyHint="search"
        />
        {others.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  );
}
