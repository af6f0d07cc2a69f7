import { dayAndClock } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useAuditWords } from '../words.ts';
import type { Passed, Way } from './chart.ts';

/** Longer ways are cut at their beginning: what matters is where they led. */
const longest = 4;

interface Props {
  readonly way: Way;
  readonly label: string;
  readonly nameOf: (state: string) => string;
}

/** Boxes with arrows between them: solid ones that were taken, dashed ones that may be. */
export function RegionWay({ way, label, nameOf }: Props) {
  const t = useTranslate();
  const words = useAuditWords();
  const { passed, open } = way;
  const shown = passed.slice(-longest).map((one, place) => ({ one, place }));
  const earlier = passed.length - shown.length;
  return (
    <div className="way" role="img" aria-label={label}>
      <div className="way-passed">
        {earlier > 0 && <span className="way-earlier">{t({ id: 'audit.machine.before' }, { count: earlier })}</span>}
        {shown.map(({ one, place }) => (
          <Behind
            key={`${place} ${one.state}`}
            passed={one}
            first={place === 0 && earlier === 0}
            current={place === shown.length - 1}
            nameOf={nameOf}
          />
        ))}
      </div>
      {open.length > 0 && (
        <div className="way-open">
          {open.map(({ state, events }) => (
            <span key={state} className="way-branch">
              <span className="way-arrow dashed">{[...new Set(events)].map(words.event).join(' / ')}</span>
              <span className="way-state dashed">{nameOf(state)}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

interface BehindProps extends Pick<Props, 'nameOf'> {
  readonly passed: Passed;
  readonly first: boolean;
  readonly current: boolean;
}

function Behind({ passed: { state, by }, first, current, nameOf }: BehindProps) {
  const { language } = useLanguage();
  const words = useAuditWords();
  return (
    <span className="way-branch">
      {!first && by !== null && <span className="way-arrow">{words.event(by.event)}</span>}
      <span className={current ? 'way-state current' : 'way-state'}>
        {nameOf(state)}
        {by !== null && <small>{dayAndClock(by.at, language)}</small>}
      </span>
    </span>
  );
}
