import { useTranslate } from '../../i18n/react.tsx';
import { useListed } from '../model/use-listed.ts';

/** Which of the company's reasons a screener had against somebody, in the words of who reads it; nothing where there was none. */
export function ScreeningReason({ code }: { code: string | null }) {
  const t = useTranslate();
  const listed = useListed();
  if (code === null) return null;
  return (
    <span className="muted">
      {t({ id: 'staff.screening.because' }, { reason: listed.words('screeningReason', code) })}
    </span>
  );
}
