import type { ResumeBlock } from '@talentlog/contracts';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Collision } from './block-collision.ts';
import { usePathName } from './paths.ts';
import { useShownValue } from './use-shown-value.ts';

interface CollisionNoteProps {
  readonly block: ResumeBlock;
  readonly collision: Collision;
  readonly onKeep: (whose: 'mine' | 'theirs') => void;
}

/** The same fields were changed here and on another page or device: what is there now, and which of the two is kept. */
export function CollisionNote({ block, collision, onKeep }: CollisionNoteProps) {
  const t = useT();
  const nameOf = usePathName();
  const shown = useShownValue(block);
  const rows = collision.paths
    .filter(([entry, name]) => entry !== undefined && name !== undefined)
    .map(([entry = '', name = '']) => ({
      name: nameOf(block === 'basic' ? `basic.${name}` : `${block}.${entry}.${name}`),
      value: shown(name, collision.entries[Number(entry)]?.[name]),
    }));
  return (
    <div className="note note-warn" role="alert">
      <p>{t('person.resume.collision')}</p>
      {rows.length > 0 && (
        <ul>
          {rows.map(({ name, value }) => (
            <li key={name}>{t('person.resume.collisionField', { name, value })}</li>
          ))}
        </ul>
      )}
      <div className="actions">
        <Button onClick={() => onKeep('theirs')}>{t('person.resume.takeTheirs')}</Button>
        <Button kind="primary" onClick={() => onKeep('mine')}>
          {t('person.resume.keepMine')}
        </Button>
      </div>
    </div>
  );
}
