import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayAndClock } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { useNameOf } from '../../ui/PersonName.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import type { WorkItem } from './groups.ts';
import { TellsWhom } from './TellsWhom.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import { settingOf, type Times } from './times-offered.ts';
import { useSetInterview } from './use-set-interview.ts';

interface Props {
  readonly times: Times;
  readonly item: WorkItem;
  readonly onOpen: () => void;
}

/** The times, what is missing for any, and the one button that sets the chosen one and tells everybody. */
export function TimesForm({ times, item, onOpen }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const nameOf = useNameOf();
  const name = item.person === null ? '' : nameOf(item.person);
  const { busy, problem, set } = useSetInterview(name);
  const [at, setAt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // The row was opened to choose: the keys go on there.
  useEffect(() => form.current?.querySelectorAll('input')[at]?.focus(), [at]);
  const group = t({ id: 'staff.keys.item' });
  useKeys(
    times.times.map((_time, index) => ({
      combo: String(index + 1),
      label: t({ id: 'staff.times.choose' }, { number: index + 1 }),
      group,
      run: () => setAt(index),
    })),
  );
  const time = times.times[at];
  const wanting = wantingIn(times);
  const isReady = time !== undefined && settingOf(times, time) !== undefined;
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (time !== undefined) void set(times, time);
      }}
    >
      <div className="work-choices">
        {times.times.map((one, index) => (
          <TimeChoice
            key={one.start}
            time={one}
            number={index + 1}
            interviewers={times.interviewers}
            checked={index === at}
            onChoose={() => setAt(index)}
          />
        ))}
      </div>
      {wanting !== undefined && <p className="late">{t({ id: `staff.times.${wanting}` })}</p>}
      <div className="work-sends">
        {isReady && (
          <>
            <BusyButton type="submit" intent="primary" busy={busy}>
              {t({ id: 'staff.times.send' }, { when: dayAndClock(time.start, language), name })}
            </BusyButton>
            <TellsWhom times={times} name={name} />
          </>
        )}
        <Elsewhere times={times} onOpen={onOpen} />
      </div>
      <ProblemNote problem={problem} />
    </form>
  );
}

/** What is missing before anything can be set here. */
function wantingIn({ interviewers, place, times }: Times): 'nobody' | 'nowhere' | 'none' | undefined {
  if (interviewers.length === 0) return 'nobody';
  if (place === null) return 'nowhere';
  return times.length === 0 ? 'none' : undefined;
}

/** Where another time or other people are chosen. */
function Elsewhere({ times: { by, subject }, onOpen }: { times: Times; onOpen: () => void }) {
  const t = useTranslate();
  if (subject === null) {
    return (
      <Button variant="minimal" size="small" onClick={onOpen}>
        {t({ id: 'staff.times.other' })}
      </Button>
    );
  }
  const to = by === 'GenerateArrangements' ? paths.session(subject.id) : paths.interview(subject.id);
  return <Link to={to}>{t({ id: 'staff.times.other' })}</Link>;
}
