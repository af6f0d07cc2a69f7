import { Checkbox } from '@blueprintjs/core';
import { WorkGroup } from '@talentlog/contracts';
import type { QueryData } from '../../../api/index.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { useCommand } from '../../model/use-command.ts';
import { ProblemNote } from '../../ui/ProblemNote.tsx';

/** Which mails about the work of others a colleague gets; kept with each tick. What is left to them has none. */
export function OwnMails({ security }: { readonly security: QueryData<'mySecurity'> }) {
  const t = useTranslate();
  const { run, busy, problem } = useCommand();
  const { accountId, messagesOff } = security;
  const choose = (group: WorkGroup, wanted: boolean) => {
    const others = messagesOff.filter((one) => one !== group);
    return run('ChooseWorkMessages', { accountId, off: wanted ? others : [...others, group] });
  };
  return (
    <>
      {WorkGroup.options.map((group) => (
        <Checkbox
          key={group}
          checked={!messagesOff.includes(group)}
          disabled={busy}
          onChange={({ currentTarget: { checked } }) => void choose(group, checked)}
        >
          {t({ id: `messages.work.${group}` })}
        </Checkbox>
      ))}
      <p className="field-hint">{t({ id: 'messages.work.duty' })}</p>
      <ProblemNote problem={problem} />
    </>
  );
}
