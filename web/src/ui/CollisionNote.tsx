import { useTranslate } from '../i18n/react.tsx';
import { Button } from './Button.tsx';

interface CollisionNoteProps {
  /** The fields that both changed, and what is there now where it can be said in a word. */
  readonly rows: readonly { readonly name: string; readonly value?: string }[];
  readonly onKeep: (whose: 'mine' | 'theirs') => void;
}

/** The same fields were changed here and on another page or device: what is there now, and which of the two is kept. */
export function CollisionNote({ rows, onKeep }: CollisionNoteProps) {
  const t = useTranslate();
  return (
    <div className="note note-warn" role="alert">
      <p>{t({ id: 'shared.collision.text' })}</p>
      {rows.length > 0 && (
        <ul>
          {rows.map(({ name, value }) => (
            <li key={name}>{value === undefined ? name : t({ id: 'shared.collision.field' }, { name, value })}</li>
          ))}
        </ul>
      )}
      <div className="actions">
        <Button onClick={() => onKeep('theirs')}>{t({ id: 'shared.collision.theirs' })}</Button>
        <Button kind="primary" onClick={() => onKeep('mine')}>
          {t({ id: 'shared.collision.mine' })}
        </Button>
      </div>
    </div>
  );
}
