import { dayAndClock, shortDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import type { CollectionApplication, CollectionDetail } from '../api.ts';
import { standOf } from '../stand.ts';

interface Props {
  readonly detail: CollectionDetail;
  readonly application: CollectionApplication | undefined;
}

/** What it waits for, since when and until when, in a sentence. */
export function Standing({ detail, application }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const nameOf = useNameOf();
  const { updatedAt, submittedAt, expiresAt, person, entryDate } = detail;
  const stand = standOf(detail);
  const onBoard = application?.outcome === 'EMPLOYED';
  const sentence = t(
    { id: `collections.standing.${onBoard && stand === 'pushed' ? 'onBoard' : stand}` },
    {
      name: nameOf(person),
      since: shortDay(updatedAt, language),
      submitted: submittedAt === null ? '' : dayAndClock(submittedAt, language),
      until: expiresAt === null ? '' : dayAndClock(expiresAt, language),
      day: entryDate === null ? 'none' : shortDay(entryDate, language),
    },
  );
  return <p className="standing">{sentence}</p>;
}
