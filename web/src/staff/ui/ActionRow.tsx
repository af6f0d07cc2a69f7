import type { CommandName } from '../../api/index.ts';
import { ActionButton } from './ActionButton.tsx';

interface Props<Action extends CommandName> {
  /** Those allowed now, in the order of the buttons. */
  readonly offered: readonly Action[];
  readonly labelOf: (action: Action) => string;
  readonly primary: Action | undefined;
  readonly dangerous?: readonly Action[];
  readonly isBusy: (action: Action) => boolean;
  readonly onRun: (action: Action) => void;
}

/** A button for each thing that can be done now. */
export function ActionRow<Action extends CommandName>(props: Props<Action>) {
  const { offered, labelOf, primary, dangerous = [], isBusy, onRun } = props;
  return (
    <div className="action-bar">
      {offered.map((action) => (
        <ActionButton
          key={action}
          action={action}
          allowed={offered}
          label={labelOf(action)}
          primary={action === primary}
          danger={dangerous.includes(action)}
          busy={isBusy(action)}
          onRun={() => onRun(action)}
        />
      ))}
    </div>
  );
}
