import { PopoverNext } from '@blueprintjs/core';
import type { JSX, ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly content: JSX.Element;
  readonly children: ReactNode;
  readonly placement?: 'bottom-start' | 'bottom-end' | 'bottom';
  readonly fill?: boolean;
}

/** A menu or small form that opens from its button. The library's older Popover misplaces itself under React 19. */
export function Popover({ label, content, children, placement = 'bottom-end', fill = false }: Props) {
  return (
    <PopoverNext
      animation="minimal"
      arrow={false}
      placement={placement}
      fill={fill}
      content={<section aria-label={label}>{content}</section>}
      shouldReturnFocusOnClose
    >
      {children}
    </PopoverNext>
  );
}
