import { CandidateGroup, type MessageChoice, NotificationChannel } from '@talentlog/contracts';
import { runCommand } from '../../../api/commands.ts';
import { useT } from '../../../i18n/react.tsx';
import { Check } from '../../../ui/Check.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useQuery } from '../../site/context.tsx';

/** Which messages the person gets, and how; what they must get is said and has no tick. Kept with each tick. */
export function MessagesSetting() {
  const t = useT();
  const action = useAction();
  const { data, reload } = useQuery('myMessages', {});
  if (data === undefined) return null;
  const { jobSeekerId, off } = data;
  const isOff = (choice: MessageChoice) => off.some((one) => isSame(one, choice));
  const choose = (choice: MessageChoice, wanted: boolean) =>
    action.run(async () => {
      const others = off.filter((one) => !isSame(one, choice));
      await runCommand('ChooseMessages', { jobSeekerId, off: wanted ? others : [...others, choice] });
      await reload();
    });
  return (
    <section className="setting" aria-label={t('messages.choose.title')}>
      <p className="quiet">{t('messages.choose.title')}</p>
      {CandidateGroup.options.map((group) =>
        NotificationChannel.options.map((channel) => (
          <Check
            key={`${group} ${channel}`}
            checked={!isOff({ group, channel })}
            disabled={action.busy}
            onValue={(wanted) => void choose({ group, channel }, wanted)}
          >
            {t('messages.choose.check', {
              group: t(`messages.group.${group}`),
              channel: t(`messages.by.${channel}`),
            })}
          </Check>
        )),
      )}
      <p className="quiet">{t('messages.choose.duty')}</p>
      <ProblemNote problem={action.problem} />
    </section>
  );
}

const isSame = (one: MessageChoice, other: MessageChoice): boolean =>
  one.group === other.group && one.channel === other.channel;
