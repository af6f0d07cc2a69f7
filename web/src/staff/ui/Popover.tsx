import { PopoverNext } from '@blueprintjs/core';
import { type JSX, type ReactNode, useRef } from 'react';
import { openedFromHere } from './focus-back.ts';

interface Props {
  readonly label: string;
  readonly content: JSX.Element;
  readonly children: ReactNode;
  readonly placement?: 'bottom-start' | 'bottom-end' | 'bottom';
  readonly fill?: boolean;
}

/** A menu or small form that opens from its button. The library's older Popover misplaces itself under React 19. */
export function Popover({ label, content, children, placement = 'bottom-end', fill = false }: Props) {
  const opener = useRef<Element>(null);
  const returnFocus = (popover: HTMLElement) => {
    const { activeElement, body } = document;
    // Focus that went on, such as into a dialog that the menu opened, stays there. The library would take it to the button, and from
    // there the dialog would take it to its frame.
    const isLeft = activeElement === body || popover.closest('.bp6-overlay')?.contains(activeElement) === true;
    if (isLeft && opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <PopoverNext
      animation="minimal"
      arrow={false}
      placement={placement}
      fill={fill}
      content={<section aria-label={label}>{content}</section>}
      shouldReturnFocusOnClose={false}
      onOpening={(popover) => {
        opener.current = document.activeElement;
        openedFromHere(popover);
      }}
      onClosed={returnFocus}
    >
      {children}
    </PopoverNext>
  );
}
