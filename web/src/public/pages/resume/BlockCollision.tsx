import type { ResumeBlock } from '@talentlog/contracts';
import { CollisionNote } from '../../../ui/CollisionNote.tsx';
import type { Collision } from '../../../ui/shared-form.ts';
import type { Entry } from './entries.ts';
import { usePathName } from './paths.ts';
import { useShownValue } from './use-shown-value.ts';

interface BlockCollisionProps {
  readonly block: ResumeBlock;
  readonly collision: Collision<readonly Entry[]>;
  readonly onKeep: (whose: 'mine' | 'theirs') => void;
}

/** The fields of a block that were changed here and elsewhere, as the block's form calls and shows them. */
export function BlockCollision({ block, collision, onKeep }: BlockCollisionProps) {
  const nameOf = usePathName();
  const shown = useShownValue(block);
  const rows = collision.paths
    .filter(([entry, name]) => entry !== undefined && name !== undefined)
    .map(([entry = '', name = '']) => ({
      name: nameOf(block === 'basic' ? `basic.${name}` : `${block}.${entry}.${name}`),
      value: shown(name, collision.value[Number(entry)]?.[name]),
    }));
  return <CollisionNote rows={rows} onKeep={onKeep} />;
}
