import type { StateAt } from '@talentlog/contracts';
import { useMemo } from 'react';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useAuditWords } from '../words.ts';
import { type Way, waysOf } from './chart.ts';
import { RegionWay } from './RegionWay.tsx';

/** The machine as far as it matters then: the way taken, the state it led to, and what is legal from there. */
export function Machine({ then }: { then: StateAt }) {
  const ways = useMemo(() => waysOf(then), [then]);
  return (
    <div className="machine">
      {ways.map((way) => (
        <Region key={way.region} aggregate={then.aggregate} way={way} />
      ))}
    </div>
  );
}

function Region({ aggregate, way }: { aggregate: string; way: Way }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const words = useAuditWords();
  const { region, current, open } = way;
  const title = region === '' ? words.aggregate(aggregate) : words.region(aggregate, region);
  const now = words.state(aggregate, region, current);
  const events = [...new Set(open.flatMap((one) => one.events))].map(words.event);
  return (
    <figure className="machine-region">
      <figcaption>
        {title} <b>{now}</b>
      </figcaption>
      <RegionWay
        way={way}
        label={t({ id: 'audit.machine.picture' }, { name: title, state: now })}
        nameOf={(state) => words.state(aggregate, region, state)}
      />
      <p className="visually-hidden">
        {open.length === 0
          ? t({ id: 'audit.machine.end' })
          : t(
              { id: 'audit.machine.next' },
              { events: new Intl.ListFormat(language, { type: 'disjunction' }).format(events) },
            )}
      </p>
    </figure>
  );
}
