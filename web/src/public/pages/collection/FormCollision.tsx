import type { CollectionContent } from '@talentlog/contracts';
import { CollisionNote } from '../../../ui/CollisionNote.tsx';
import type { Collision } from '../../../ui/shared-form.ts';
import { usePathName } from './paths.ts';

interface FormCollisionProps {
  readonly collision: Collision<CollectionContent>;
  readonly onKeep: (whose: 'mine' | 'theirs') => void;
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (found as Readonly<Record<string, unknown>> | null)?.[name], value);

/** The fields of the onboarding form that were changed here and elsewhere; what is chosen or uploaded there is named, not shown. */
export function FormCollision({ collision, onKeep }: FormCollisionProps) {
  const nameOf = usePathName();
  const rows = collision.paths.map((path) => {
    const there = at(collision.value, path);
    const name = nameOf(path.join('.'));
    return typeof there === 'string' && there !== '' ? { name, value: there } : { name };
  });
  return <CollisionNote rows={rows} onKeep={onKeep} />;
}
