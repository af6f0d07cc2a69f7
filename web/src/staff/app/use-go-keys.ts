import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/react.tsx';
import { visibleSections } from '../model/navigation.ts';
import { useMay } from '../model/use-sign-in.ts';
import { isOverScreen, useKeys } from '../ui/use-keys.ts';

const patience = 1500;
const typing = 'input, textarea, select, [contenteditable="true"]';

/** `G` and then a letter goes to a page. */
export function useGoKeys(): void {
  const t = useTranslate();
  const may = useMay();
  const navigate = useNavigate();
  const pressedAt = useRef(0);
  const places = visibleSections(may).flatMap(({ items }) => items);
  const latest = useRef(places);
  latest.current = places;
  useKeys(
    places.map(({ key, label }) => ({
      combo: 'g',
      label: `${key.toUpperCase()} · ${t({ id: label })}`,
      group: t({ id: 'staff.keys.go' }),
      run: () => {
        pressedAt.current = Date.now();
      },
    })),
  );
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (Date.now() - pressedAt.current > patience || event.ctrlKey || event.metaKey) return;
      if ((event.target instanceof Element && event.target.matches(typing)) || isOverScreen(event)) return;
      const place = latest.current.find(({ key }) => key === event.key.toLowerCase());
      if (place === undefined) return;
      pressedAt.current = 0;
      event.preventDefault();
      event.stopImmediatePropagation();
      navigate(place.path);
    };
    window.addEventListener('keydown', follow, { capture: true });
    return () => window.removeEventListener('keydown', follow, { capture: true });
  }, [navigate]);
}
