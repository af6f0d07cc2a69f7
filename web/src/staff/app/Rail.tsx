import { Icon } from '@blueprintjs/core';
import { NavLink } from 'react-router-dom';
import { useT } from '../../i18n/react.tsx';
import { visibleSections, waitingAt } from '../model/navigation.ts';
import { paths } from '../model/paths.ts';
import { useMay } from '../model/use-sign-in.ts';
import { useMyWorkQuery } from '../model/work.ts';

/** Where one can go, with counts of what waits. On a phone it is a sheet that closes when a place is chosen. */
export function Rail({ open, onChosen }: { open: boolean; onChosen: () => void }) {
  const t = useT();
  const may = useMay();
  const { data } = useMyWorkQuery({});
  const counts = data?.data.counts ?? {};
  return (
    <nav id="rail" className="rail" data-open={open} aria-label={t('staff.nav.label')}>
      <p className="rail-company">
        <span className="rail-mark" aria-hidden="true" />
        <span className="rail-label">{t('shared.site.company')}</span>
      </p>
      {visibleSections(may).map((section) => (
        <div key={section.label ?? 'main'} className="rail-section">
          {section.label && <h2>{t(section.label)}</h2>}
          <ul>
            {section.items.map((item) => {
              const waiting = waitingAt(item, counts);
              return (
                <li key={item.path}>
                  <NavLink to={item.path} end={item.path === paths.home} title={t(item.label)} onClick={onChosen}>
                    <Icon className="rail-icon" icon={item.icon} size={16} aria-hidden />
                    <span className="rail-label">{t(item.label)}</span>
                    {waiting > 0 && (
                      <span className="rail-count">
                        <span className="visually-hidden">{t('staff.nav.waiting', { count: waiting })}</span>
                        <span aria-hidden="true">{waiting}</span>
                      </span>
                    )}
                  </NavLink>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
