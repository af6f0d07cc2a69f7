import { CandidateGroup, NotificationChannel } from '@talentlog/contracts';
import type { QueryData } from '../../../api/tables.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Check } from '../../../ui/Check.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useDone } from '../../../ui/use-done.tsx';
import { useQuery } from '../../site/context.tsx';
import { useMessageChoices } from './use-message-choices.ts';

interface Props {
  readonly chosen: QueryData<'myMessages'>;
  readonly reload: () => Promise<unknown>;
}

function Choices({ chosen, reload }: Props) {
  const t = useTranslate();
  const { said, done } = useDone();
  const title = t({ id: 'messages.choose.title' });
  const saved = () => done(t({ id: 'person.account.saved' }, { name: title }));
  const { isOff, choose, problem } = useMessageChoices(chosen, reload, saved);
  return (
    <section className="setting" aria-label={title}>
      <p className="quiet">{title}</p>
      {CandidateGroup.options.map((group) =>
        NotificationChannel.options.map((channel) => (
          <Check
            key={`${group} ${channel}`}
            checked={!isOff({ group, channel })}
            onValue={(wanted) => choose({ group, channel }, wanted)}
          >
            {t(
              { id: 'messages.choose.check' },
              {
                group: t({ id: `messages.group.${group}` }),
                channel: t({ id: `messages.by.${channel}` }),
              },
            )}
          </Check>
        )),
      )}
      <p className="quiet">{t({ id: 'messages.choose.duty' })}</p>
      {said}
      <ProblemNote problem={problem} />
    </section>
  );
}

/** Which messages the person gets, and how; what they must get is said and has no tick. Kept with each tick. */
export function MessagesSetting() {
  const { data, reload } = useQuery('myMessages', {});
  return data && <Choices chosen={data} reload={reload} />;
}
