import type { LinkBecame } from '@talentlog/contracts';
import { timeRange } from '../../../format/dates.ts';
import { useHasMessage, useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useQuery } from '../../site/context.tsx';
import { useJobTitle } from '../jobs/use-job-title.ts';
import { AskAgain } from './AskAgain.tsx';
import { EndedSheet } from './EndedSheet.tsx';
import { LinkDead } from './LinkDead.tsx';
import { useStageName } from './words.ts';

/** After these one may still want to come: new times are asked for. */
const again: ReadonlySet<LinkBecame> = new Set(['UNANSWERED', 'CANCELLED', 'MISSED', 'DECLINED']);

/** What a link was that is over, to whoever had proved it; to everybody else that it cannot be used. */
export function Was({ token, title }: { readonly token: string; readonly title: string }) {
  const t = useTranslate();
  const has = useHasMessage();
  const { language } = useLanguage();
  const jobTitle = useJobTitle();
  const stageName = useStageName();
  const { data, loading, problem } = useQuery('linkOver', {}, { linkToken: token });
  if (data === undefined)
    return loading || problem === undefined ? <Loading /> : <LinkDead code="link.expired" title={title} />;
  const { purpose, became, position, stage, start, end, goesOn, contact } = data;
  const own = `person.over.${purpose}.${became}`;
  const general = `person.over.${became}`;
  const what = position === null ? '' : jobTitle(position);
  const facts = [
    [what, stage === null ? '' : stageName(stage)].filter((part) => part !== '').join(t({ id: 'person.todo.joint' })),
    start !== null && end !== null ? timeRange(start, end, language) : '',
  ];
  return (
    <EndedSheet
      title={has(own) ? t({ id: own }) : has(general) ? t({ id: general }) : title}
      facts={facts}
      goesOn={became === 'ACCEPTED' || became === 'RECEIVED' ? undefined : goesOn}
    >
      <AskAgain
        contact={contact}
        position={what}
        forTimes={goesOn && again.has(became) && (purpose === 'appointment' || purpose === 'interview')}
      />
    </EndedSheet>
  );
}
