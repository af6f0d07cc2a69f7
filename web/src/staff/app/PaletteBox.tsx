import { useTranslate } from '../../i18n/react.tsx';
import { useFocusBack } from '../ui/focus-back.ts';

interface Props {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
}

const box = () => document.querySelector('.palette-box');

/** Stands where the palette will, from the press on: what is typed meanwhile is its first words, and works nothing behind it. */
export function PaletteBox({ typed, onType, onClose }: Props) {
  useFocusBack(box);
  const t = useTranslate();
  const label = t({ id: 'staff.shell.search' });
  return (
    <div className="palette-box">
      <input
        className="bp6-input bp6-large bp6-fill"
        type="search"
        // Whoever pressed the keys goes on typing.
        ref={(input) => input?.focus()}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
    </div>
  );
}
