import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../EmptyState.tsx';

interface Props {
  readonly narrowed: boolean;
  /** Said where filters leave nothing, with the way back to the whole list. */
  readonly noneHere: string;
  readonly showAll: string;
  readonly home: string;
  /** Said where there is nothing at all. */
  readonly none: string;
  readonly children?: ReactNode;
}

/** Why a list is empty, and the next step. */
export function NothingHere({ narrowed, noneHere, showAll, home, none, children }: Props) {
  const navigate = useNavigate();
  if (!narrowed) return <EmptyState title={none}>{children}</EmptyState>;
  return (
    <EmptyState title={noneHere}>
      <Button onClick={() => navigate(home)}>{showAll}</Button>
    </EmptyState>
  );
}
