import { InputGroup } from '@blueprintjs/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { type Choice, matching } from '../../model/choice.ts';
import './pick-box.css';

export interface Search {
  readonly find: (text: string) => void;
  /** The choices do not answer yet what was typed last. */
  readonly isLooking: boolean;
}

interface Props {
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onPick: (value: string) => void;
  readonly placeholder?: string | undefined;
  /** Finds elsewhere what is not among the choices; without it they are narrowed by what is typed. */
  readonly search?: Search | undefined;
  readonly id?: string;
  readonly disabled?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
}

/**
 * One of many: a box in which one types a part of the name, and a list below it of what fits. Arrows move in the list, Enter takes, Escape
 * leaves what was chosen. The list stands in the flow of the form, so that no dialog cuts it.
 */
export function PickBox({ value, choices, onPick, placeholder, search, ...control }: Props) {
  const t = useTranslate();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const chosen = choices.find((choice) => choice.value === value);
  // While the answer is under way nothing is taken but what fits already.
  const isAnswered = typed === undefined || (search !== undefined && !search.isLooking);
  const offered = isAnswered ? choices : matching(choices, typed);
  const active = isOpen ? offered[Math.min(at, offered.length - 1)] : undefined;
  const optionId = (choice: Choice) => `${listId}-${choices.indexOf(choice)}`;

  useEffect(() => {
    if (isOpen) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  });

  const open = () => {
    if (isOpen) return;
    setAt(Math.max(0, chosen === undefined ? 0 : offered.indexOf(chosen)));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (typed !== undefined && typed !== '') search?.find('');
    setTyped(undefined);
  };
  /** Who emptied the box wants none; a name typed in part is none of the choices. */
  const leave = () => (typed === '' ? pick(choices.find((choice) => choice.value === '')) : close());
  const pick = (choice: Choice | undefined) => {
    if (choice !== undefined && choice.value !== value) onPick(choice.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    search?.find(text);
    setAt(0);
    setOpen(true);
  };
  const move = (by: number) => {
    if (!isOpen) return open();
    setAt((Math.min(at, offered.length - 1) + by + offered.length) % Math.max(offered.length, 1));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, repeat, nativeEvent } = event;
    // A key that ends a composition is the input method's.
    if (nativeEvent.isComposing) return;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => (altKey ? open() : move(1)),
      ArrowUp: () => (altKey ? close() : move(-1)),
      // A key that is held takes once and does not send the form as well.
      ...((isOpen || repeat) && { Enter: () => repeat || pick(active) }),
      ...(isOpen && { Escape: close }),
    };
    const does = keys[key];
    if (does === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    does();
  };
  return (
    <div className="pick-box">
      <InputGroup
        {...control}
        fill
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        autoComplete="off"
        spellCheck={false}
        rightElement={
          <span className="pick-box-mark" aria-hidden="true">
            ▾
          </span>
        }
        placeholder={placeholder ?? ''}
        value={typed ?? (value === '' ? '' : (chosen?.label ?? ''))}
        title={typed === undefined && value !== '' ? chosen?.label : undefined}
        onValueChange={type}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={(event) => {
          // A press of the mouse lets go of what the focus marked.
          if (typed === undefined) event.currentTarget.select();
          open();
        }}
        onBlur={leave}
        onKeyDown={press}
      />
      <div ref={list} id={listId} role="listbox" aria-label={control['aria-label'] ?? placeholder} hidden={!isOpen}>
        {isOpen &&
          offered.map((choice) => (
            <button
              type="button"
              key={choice.value}
              id={optionId(choice)}
              role="option"
              tabIndex={-1}
              aria-selected={choice === active}
              aria-current={choice.value === value ? 'true' : undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(choice)}
            >
              {choice.label === '' ? '—' : choice.label}
            </button>
          ))}
      </div>
      {isOpen && offered.length === 0 && search?.isLooking !== true && (
        <p className="field-hint" role="status">
          {t({ id: 'staff.found.none' })}
        </p>
      )}
    </div>
  );
}
