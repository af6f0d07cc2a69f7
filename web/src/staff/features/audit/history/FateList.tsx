import { Icon } from '@blueprintjs/core';
import type { Consequence } from '@talentlog/contracts';
import { dayAndClock } from '../../../../format/dates.ts';
import { useHasMessage, useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useAuditWords } from '../words.ts';
import { exactSeconds } from './exact-seconds.ts';

const icons = { MAIL: 'envelope', SMS: 'mobile-phone', TIMER: 'time', SAP: 'export' } as const;

/** Mail, SMS, timers and SAP, and what became of each. */
export function FateList({ fates }: { fates: readonly Consequence[] }) {
  const places = fates.map((fate, place) => ({ fate, place }));
  if (fates.length === 0) return null;
  return (
    <ul className="fate-list">
      {places.map(({ fate, place }) => (
        <Fate key={`${place} ${fate.kind}`} fate={fate} />
      ))}
    </ul>
  );
}

function Fate({ fate: { kind, what, leadsTo = what, state, at } }: { fate: Consequence }) {
  const t = useTranslate();
  const has = useHasMessage();
  const words = useAuditWords();
  const { language } = useLanguage();
  const scene = `staff.scene.${what}`;
  const about = kind === 'TIMER' ? words.command(what, leadsTo) : has(scene) ? t({ id: scene }) : what;
  return (
    <li>
      <Icon icon={icons[kind]} size={14} aria-hidden />
      <span>{t({ id: `audit.fate.${kind}` }, { what: about })}</span>
      <time dateTime={at} title={exactSeconds(at, language)} className={state === 'FAILED' ? 'late' : 'muted'}>
        {t({ id: `audit.fate.${state}` }, { when: dayAndClock(at, language) })}
      </time>
    </li>
  );
}
