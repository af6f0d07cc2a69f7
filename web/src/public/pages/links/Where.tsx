import { useHasMessage, useT } from '../../../i18n/react.tsx';
import { Facts } from './Facts.tsx';
import type { LinkContent } from './LinkPage.tsx';

/** How and where the interview is held. */
export function Where({ place }: Pick<LinkContent<'interviewPage'>['data'], 'place'>) {
  const t = useT();
  const has = useHasMessage();
  const tool = `person.videoTool.${place.videoTool}`;
  const facts: readonly (readonly [string, string])[] = [
    [t('person.interview.mode'), t(`vocabulary.mode.${place.mode}`)],
    [t('person.interview.site'), place.site],
    [t('person.interview.tool'), has(tool) ? t(tool) : place.videoTool],
    [t('person.interview.code'), place.meetingCode],
    [t('person.interview.password'), place.password],
    [t('person.interview.contact'), place.contact],
  ];
  return (
    <Facts facts={facts}>
      {/^https?:\/\//.test(place.link) && (
        <div>
          <dt>{t('person.interview.link')}</dt>
          <dd>
            <a href={place.link} rel="noreferrer">
              {t('person.interview.join')}
            </a>
          </dd>
        </div>
      )}
    </Facts>
  );
}
