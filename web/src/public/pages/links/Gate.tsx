import type { ReactNode } from 'react';
import { exactTime } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useQuery } from '../../site/context.tsx';
import { useJobTitle } from '../jobs/use-job-title.ts';
import { Notice } from './Notice.tsx';
import { Over } from './Over.tsx';
import { StepUp } from './StepUp.tsx';

interface GateProps {
  readonly token: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Lets the holder of a link in once the link's step-up is done. */
export function Gate({ token, title, children }: GateProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const jobTitle = useJobTitle();
  const opened = useQuery('linkOpened', {}, { linkToken: token });
  if (opened.data === undefined)
    return opened.problem === undefined ? (
      <Loading />
    ) : (
      <Over problem={opened.problem} title={title} retry={opened.reload} token={token} />
    );
  const { purpose, position, expiresAt, satisfied, stepUp } = opened.data;
  if (satisfied || stepUp === 'none') return <>{children}</>;
  const what = position === null ? '' : jobTitle(position);
  return (
    <Notice title={title}>
      {what !== '' && <p>{what}</p>}
      <StepUp token={token} opened={opened.data} onDone={opened.reload} />
      {/* Until when a time may be booked is said behind it; the link lives longer, and two ends would be read as two deadlines. */}
      {purpose !== 'appointment' && (
        <p className="quiet">{t({ id: 'person.link.validUntil' }, { time: exactTime(expiresAt, language) })}</p>
      )}
    </Notice>
  );
}
