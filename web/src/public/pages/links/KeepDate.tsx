import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useJobTitle } from '../jobs/use-job-title.ts';
import { useCalendarFile } from './calendar-file.ts';
import type { LinkContent } from './LinkPage.tsx';
import { useStageName } from './words.ts';

interface Props {
  readonly data: LinkContent<'interviewPage'>['data'];
  /** Whether it is the one thing left to do. */
  readonly primary: boolean;
}

/** Gives the interview to the phone's calendar. */
export function KeepDate({ data, primary }: Props) {
  const t = useTranslate();
  const keep = useCalendarFile();
  const position = useJobTitle()(data.position);
  const stage = useStageName()(data.stage);
  const { interviewId, start, end, place } = data;
  const title = t({ id: 'person.calendar.title' }, { stage, position });
  return (
    <Button kind={primary ? 'primary' : 'plain'} onClick={() => keep({ id: interviewId, start, end, title, place })}>
      {t({ id: 'person.calendar.add' })}
    </Button>
  );
}
