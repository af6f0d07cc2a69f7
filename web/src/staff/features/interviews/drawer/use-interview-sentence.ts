import { dayAndClock, timeRange } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import type { Interview } from '../types.ts';

/** Where an interview stands and what comes next, as one sentence. */
export function useInterviewSentence(): (interview: Interview) => string {
  const t = useTranslate();
  const { language } = useLanguage();
  return ({ life, reply, signIn, start, end, evaluations }) => {
    const when = timeRange(start, end, language);
    const open = evaluations.filter(({ state }) => state === 'UNEVALUATED').length;
    if (life === 'CANCELLED') return t({ id: 'hiring.sentence.cancelled' }, { when });
    if (life === 'FINISHED')
      return open > 0
        ? t({ id: 'hiring.sentence.finishedOpen' }, { count: open })
        : t({ id: 'hiring.sentence.finished' }, { when });
    if (life === 'IN_INTERVIEW') return t({ id: 'hiring.sentence.running' }, { end: dayAndClock(end, language) });
    if (reply === 'DECLINED') return t({ id: 'hiring.sentence.declined' }, { when });
    if (signIn === 'SIGNED_IN') return t({ id: 'hiring.sentence.here' }, { when });
    return reply === 'ACCEPTED'
      ? t({ id: 'hiring.sentence.accepted' }, { when })
      : t({ id: 'hiring.sentence.pending' }, { when });
  };
}
