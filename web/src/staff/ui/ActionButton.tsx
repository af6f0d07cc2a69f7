import type { CommandName } from '../../api/index.ts';
import { BusyButton } from './BusyButton.tsx';

interface Props {
  readonly action: CommandName;
  /** `allowedActions` of the row. A command that is refused now has no button. */
  readonly allowed: readonly string[];
  readonly label: string;
  readonly onRun: () => void;
  readonly hint?: string;
  readonly primary?: boolean;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly small?: boolean;
}

/** One thing that can be done now, with its key. */
export function ActionButton(props: Props) {
  const { action, allowed, label, onRun, hint, primary = false, danger = false, busy = false, small = false } = props;
  if (!allowed.includes(action)) return null;
  return (
    <BusyButton
      intent={danger ? 'danger' : primary ? 'primary' : 'none'}
      variant={danger ? 'minimal' : 'solid'}
      size={small ? 'small' : 'medium'}
      busy={busy}
      onClick={onRun}
      aria-keyshortcuts={hint}
    >
      {label}
      {hint && (
        <span className="kbd" aria-hidden="true">
          {hint}
        </span>
      )}
    </BusyButton>
  );
}
