import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import type { ApiProblem } from '../../../../api/index.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { useCommand } from '../../../model/use-command.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { ActionDialog } from './ActionDialog.tsx';
import {
  type ApplicationAction,
  type AskedAction,
  actionKeys,
  buttons,
  isAtOnce,
  offeredActions,
  primaryOf,
  underMore,
} from './offered.ts';
import type { Detail } from './types.ts';
import { useAdvance } from './use-advance.ts';

/** What can be done with the application now, each with its key. */
export function ActionBar({ detail }: { detail: Detail }) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const toast = useToast();
  const words = useApplicationWords();
  const { busy, problem, run } = useCommand();
  const { busy: moving, advance } = useAdvance();
  const [refused, setRefused] = useState<ApiProblem>();
  // Where most go, by one press; elsewhere by a form.
  const [onward, ...elsewhere] = detail.nextStages;
  const [asking, setAsking] = useState<AskedAction | null>(null);
  // What was just done stays offered until the screen knows of it; pressed meanwhile, it is not done again.
  const done = useRef<{ readonly action: ApplicationAction; readonly on: Detail }>(undefined);
  const offered = offeredActions(detail);
  const primary = primaryOf(offered, detail.nextStep);
  const shown = buttons.filter((action) => offered.has(action));
  const more = underMore.filter((action) => offered.has(action));
  const start = async (action: ApplicationAction) => {
    if (action === 'AdvanceStage' && onward !== undefined) {
      if (done.current?.action === action && done.current.on === detail) return;
      const refused = await advance(detail, onward);
      setRefused(refused);
      if (refused === undefined) done.current = { action, on: detail };
      return;
    }
    if (!isAtOnce(action)) return setAsking(action);
    if (done.current?.action === action && done.current.on === detail) return;
    const { applicationId, person } = detail;
    const answer =
      action === 'RequestConsent'
        ? await run('RequestConsent', { jobSeekerId: person.jobSeekerId })
        : await run(action, { applicationId });
    if (answer === undefined) return;
    done.current = { action, on: detail };
    toast(t({ id: 'staff.done.plain' }, { action: t({ id: `staff.action.${action}` }), name: nameOf(person) }));
  };
  useKeys(
    Object.entries(actionKeys).map(([action, combo]) => ({
      combo,
      label: t({ id: `staff.action.${action as 'PassStep'}` }),
      group: t({ id: 'staff.keys.item' }),
      disabled: !offered.has(action) || asking !== null,
      run: () => void start(action as ApplicationAction),
    })),
  );
  const isElsewhere = offered.has('AdvanceStage') && elsewhere.length > 0;
  if (shown.length + more.length === 0) return null;
  return (
    <>
      <div className="action-bar">
        {shown.map((action) => (
          <BusyButton
            key={action}
            intent={action === primary ? 'primary' : 'none'}
            busy={(busy && action === 'PassStep') || (moving && action === 'AdvanceStage')}
            onClick={() => void start(action)}
          >
            {action === 'AdvanceStage' && onward !== undefined
              ? t({ id: 'staff.step.advanceTo' }, { stage: words.stage(onward) })
              : t({ id: `staff.action.${action}` })}
            <KeyHint action={action} />
          </BusyButton>
        ))}
        {(more.length > 0 || isElsewhere) && (
          <Popover
            label={t({ id: 'staff.action.more' })}
            content={
              <Menu>
                {isElsewhere && (
                  <MenuItem text={t({ id: 'staff.step.elsewhere' })} onClick={() => setAsking('AdvanceStage')} />
                )}
                {more.map((action) => (
                  <MenuItem
                    key={action}
                    text={t({ id: `staff.action.${action}` })}
                    labelElement={<KeyHint action={action} />}
                    onClick={() => void start(action)}
                  />
                ))}
              </Menu>
            }
          >
            <Button className="action-more" endIcon="caret-down">
              {t({ id: 'staff.action.more' })}
            </Button>
          </Popover>
        )}
      </div>
      <ProblemNote problem={problem ?? refused} />
      {asking !== null && <ActionDialog action={asking} detail={detail} onClose={() => setAsking(null)} />}
    </>
  );
}

function KeyHint({ action }: { action: ApplicationAction }) {
  const key = actionKeys[action];
  if (key === undefined) return null;
  return (
    <span className="kbd" aria-hidden="true">
      {key.toUpperCase()}
    </span>
  );
}
