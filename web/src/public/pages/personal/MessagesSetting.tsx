import { CandidateGroup, NotificationChannel } from '@talentlog/contracts';
import type { QueryData } from '../../../api/tables.ts';
import { useT } from '../../../i18n/react.tsx';
import { Check } from '../../../ui/Check.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useQuery } from '../../site/context.tsx';
import { useMessageChoices } from './use-message-choices.ts';

interface Props {
  readonly chosen: QueryData<'myMessages'>;
  readonly reload: () => Promise<unknown>;
}

function Choices({ chosen, reload }: Props) {
  const t = useT();
  const { isOff, choose, problem } = useMessageChoices(chosen, reload);
  return (
    <section className="setting" aria-label={t('messages.choose.title')}>
      <p className="quiet">{t('messages.choose.title')}</p>
      {CandidateGroup.options.map((group) =>
        NotificationChannel.options.map((channel) => (
          <Check
            key={`${group} ${channel}`}
            checked={!isOff({ group, channel })}
            onValue={(wanted) => choose({ group, channel }, wanted)}
          >
            {t('messages.choose.check', {
              group: t(`messages.group.${group}`),
              channel: t(`messages.by.${channel}`),
            })}
          </Check>
        )),
      )}
      <p className="quiet">{t('messages.choose.duty')}</p>
      <ProblemNote problem={problem} />
    </section>
  );
}

/** Which messages the person gets, and how; what they must get is said and has no tick. Kept with each tick. */
export function MessagesSetting() {
  const { data, reload } = useQuery('myMessages', {});
  return data && <Choices chosen={data} reload={reload} />;
}
