import { Button, InputGroup } from '@blueprintjs/core';
import { asLine } from '@talentlog/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/react.tsx';
import { type Filter, FilterChoices } from './FilterChoices.tsx';
import { longestSearch } from './list/list-format.ts';
import { Popover } from './Popover.tsx';

interface Props {
  readonly filters: readonly Filter[];
  readonly onChange: (id: string, chosen: readonly string[]) => void;
  readonly text?: string;
  readonly onText?: (text: string) => void;
  readonly textLabel?: string;
  /** At the right end: counts, switches. */
  readonly children?: ReactNode;
}

const pause = 250;

/** What a list is narrowed by: a search box, one chip per filter in use, and a menu with the rest. */
export function FilterBar({ filters, onChange, text, onText, textLabel, children }: Props) {
  const t = useTranslate();
  const inUse = filters.filter(({ chosen }) => chosen.length > 0);
  const rest = filters.filter(({ chosen }) => chosen.length === 0);
  return (
    <div className="filter-bar">
      {onText && <SearchBox text={text ?? ''} onText={onText} label={textLabel ?? t({ id: 'staff.filter.search' })} />}
      {inUse.map((filter) => (
        <Chip key={filter.id} filter={filter} onChange={(chosen) => onChange(filter.id, chosen)} />
      ))}
      {rest.length > 0 && (
        <Popover
          label={t({ id: 'staff.filter.add' })}
          placement="bottom-start"
          content={
            <div className="filter-groups">
              {rest.map((filter) => (
                <details key={filter.id} name="filter">
                  <summary>{filter.label}</summary>
                  <FilterChoices filter={filter} onChange={(chosen) => onChange(filter.id, chosen)} />
                </details>
              ))}
            </div>
          }
        >
          <Button variant="minimal" size="small" icon="add">
            {t({ id: 'staff.filter.add' })}
          </Button>
        </Popover>
      )}
      <span className="topbar-space" />
      {children}
    </div>
  );
}

function SearchBox({ text, onText, label }: { text: string; onText: (text: string) => void; label: string }) {
  const t = useTranslate();
  const [typed, setTyped] = useState(text);
  const told = useRef(text);
  // A new text is somebody else's, a view's or the way back's, unless it is what was typed a moment ago: then one may have typed on.
  useEffect(() => {
    if (text !== told.current) setTyped(text);
    told.current = text;
  }, [text]);
  // As long as the API takes it; a longer text would make the list's address one that nobody answers.
  const tooLong = asLine(typed).trim().length > longestSearch;
  useEffect(() => {
    if (typed === text || tooLong) return;
    const timer = setTimeout(() => {
      told.current = typed;
      onText(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, text, tooLong, onText]);
  return (
    <>
      <InputGroup
        className="search-box"
        type="search"
        leftIcon="search"
        size="small"
        aria-label={label}
        aria-invalid={tooLong}
        placeholder={label}
        value={typed}
        onValueChange={setTyped}
      />
      {tooLong && (
        <span className="field-error" role="alert">
          {t({ id: 'staff.filter.tooLong' }, { most: longestSearch })}
        </span>
      )}
    </>
  );
}

function Chip({ filter, onChange }: { filter: Filter; onChange: (chosen: readonly string[]) => void }) {
  const t = useTranslate();
  const { label, choices, chosen } = filter;
  const words = chosen.map((value) => choices.find((choice) => choice.value === value)?.label ?? value);
  return (
    <span className="chip">
      <Popover
        label={label}
        placement="bottom-start"
        content={
          <div className="padded">
            <FilterChoices filter={filter} onChange={onChange} />
          </div>
        }
      >
        <button type="button" className="chip-words">
          {label} <b>{words.join(t({ id: 'staff.filter.comma' }))}</b>
        </button>
      </Popover>
      <Button
        variant="minimal"
        size="small"
        icon="small-cross"
        aria-label={t({ id: 'staff.filter.remove' }, { name: label })}
        onClick={() => onChange([])}
      />
    </span>
  );
}
