import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useTranslate } from '../../i18n/react.tsx';
import { TitleTold } from '../../ui/TitleTold.tsx';
import { Loading } from '../ui/Loading.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { useKeys } from '../ui/use-keys.ts';
import { HeldVerdicts } from './HeldVerdicts.tsx';
import { PaletteBox } from './PaletteBox.tsx';
import { Rail } from './Rail.tsx';
import { Toasts } from './Toasts.tsx';
import { TopBar } from './TopBar.tsx';
import { useGoKeys } from './use-go-keys.ts';

const Palette = lazyPart(() => import('../features/palette/Palette.tsx'));

type Load = () => Promise<unknown>;

/** Fetches pages one after another while nothing else is to do; one that does not come is fetched when it is opened. */
function useFetchedAhead(pages: readonly Load[]): void {
  useEffect(() => {
    // Not every browser tells when it is idle; there the pages come when they are opened.
    if (typeof requestIdleCallback !== 'function') return;
    let handle = 0;
    const go = (rest: readonly Load[]) => {
      const [first, ...others] = rest;
      if (first === undefined) return;
      handle = requestIdleCallback(
        () =>
          void first().then(
            () => go(others),
            () => undefined,
          ),
      );
    };
    const timer = setTimeout(() => go(pages), 3000);
    return () => {
      clearTimeout(timer);
      if (handle !== 0) cancelIdleCallback(handle);
    };
  }, [pages]);
}

const none: readonly Load[] = [];

/** Rail, top bar and the page between them. */
export function Shell({ next = none }: { next?: readonly Load[] }) {
  const t = useTranslate();
  const [railOpen, setRailOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const [typed, setTyped] = useState('');
  const stopSearching = () => {
    setSearching(false);
    setTyped('');
  };
  useGoKeys();
  useFetchedAhead(next);
  useKeys([
    {
      combo: 'mod + k',
      label: t({ id: 'staff.shell.search' }),
      group: t({ id: 'staff.keys.everywhere' }),
      allowInInput: true,
      run: () => setSearching(true),
    },
  ]);
  return (
    <div className="app">
      <a className="skip-link" href="#page">
        {t({ id: 'staff.shell.skip' })}
      </a>
      <Rail open={railOpen} onChosen={() => setRailOpen(false)} />
      {railOpen && (
        <button
          type="button"
          className="rail-shade"
          aria-label={t({ id: 'shared.action.close' })}
          onClick={() => setRailOpen(false)}
        />
      )}
      <div className="frame">
        <TopBar railOpen={railOpen} onRail={() => setRailOpen(!railOpen)} onSearch={() => setSearching(true)} />
        <main id="page" className="page-area" tabIndex={-1}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
        <HeldVerdicts />
      </div>
      <Toasts />
      <TitleTold className="visually-hidden" />
      {searching && (
        <Suspense fallback={<PaletteBox typed={typed} onType={setTyped} onClose={stopSearching} />}>
          <Palette typed={typed} onClose={stopSearching} />
        </Suspense>
      )}
    </div>
  );
}
