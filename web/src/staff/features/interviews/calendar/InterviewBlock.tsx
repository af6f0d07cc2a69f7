import type { CSSProperties } from 'react';
import { clock } from '../../../../format/dates.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import type { Interview } from '../types.ts';

interface BlockProps {
  readonly interview: Interview;
  readonly current: boolean;
  readonly onOpen: (interviewId: string) => void;
  readonly style?: CSSProperties;
  /** Too low for two lines. */
  readonly short?: boolean;
}

/** One interview as a button: when, who, with whom. */
export function InterviewBlock({ interview, current, onOpen, style, short = false }: BlockProps) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const { interviewId, start, person, interviewers, life } = interview;
  const who = interviewers.map(({ name }) => name).join(t({ id: 'staff.filter.comma' }));
  return (
    <button
      type="button"
      className={['interview-block', life.toLowerCase(), current && 'current', short && 'short']
        .filter(Boolean)
        .join(' ')}
      style={style}
      onClick={() => onOpen(interviewId)}
      aria-current={current || undefined}
    >
      <b>
        {clock(start)} {nameOf(person)}
      </b>
      <span>{who}</span>
    </button>
  );
}
