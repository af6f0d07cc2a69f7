import { Icon } from '@blueprintjs/core';
import { NavLink } from 'react-router-dom';
import { useTranslate } from '../../i18n/react.tsx';
import { visibleSections, waitingAt } from '../model/navigation.ts';
import { paths } from '../model/paths.ts';
import { useSetupStateQuery, waitingSteps } from '../model/setup.ts';
import { useMay } from '../model/use-sign-in.ts';
import { useMyWorkQuery } from '../model/work.ts';
import { CompanyMark } from '../ui/CompanyMark.tsx';

/** Where one can go, with counts of what waits. On a phone it is a sheet that closes when a place is chosen. */
export function Rail({ open, onChosen }: { open: boolean; onChosen: () => void }) {
  const t = useTranslate();
  const may = useMay();
  const { data } = useMyWorkQuery({});
  const counts = data?.data.counts ?? {};
  return (
    <nav id="rail" className="rail" data-open={open} aria-label={t({ id: 'staff.nav.label' })}>
      <p className="rail-company">
        <CompanyMark />
        <span className="rail-label">{t({ id: 'shared.site.company' })}</span>
      </p>
      {visibleSections(may).map((section) => (
        <div key={section.label ?? 'main'} className="rail-section">
          {section.label && <h2>{t({ id: section.label })}</h2>}
          <ul>
            {section.items.map((item) => (
              <li key={item.path}>
                <NavLink to={item.path} end={item.path === paths.home} title={t({ id: item.label })} onClick={onChosen}>
                  <Icon className="rail-icon" icon={item.icon} size={16} aria-hidden />
                  <span className="rail-label">{t({ id: item.label })}</span>
                  {item.path === paths.setup ? <StepsOpen /> : <Waiting count={waitingAt(item, counts)} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Waiting({ count }: { readonly count: number }) {
  const t = useTranslate();
  return <Count count={count} words={t({ id: 'staff.nav.waiting' }, { count })} />;
}

/** Of the setup guide, for who administers the company. */
function StepsOpen() {
  const t = useTranslate();
  const count = waitingSteps(useSetupStateQuery({}).data?.data.steps ?? []);
  return <Count count={count} words={t({ id: 'staff.nav.stepsOpen' }, { count })} />;
}

function Count({ count, words }: { readonly count: number; readonly words: string }) {
  if (count === 0) return null;
  return (
    <span className="rail-count">
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true">{count}</span>
    </span>
  );
}
