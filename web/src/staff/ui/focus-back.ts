import { useEffect, useState } from 'react';

/** Where the focus goes once an element that stands over the page is gone, by that element. */
const origins = new WeakMap<Element, readonly Element[]>();
const over = '.drawer, .bp6-dialog, .bp6-omnibar, .palette-box, .bp6-popover-transition-container';

/** What had the focus and, should that be gone then, what it stood in: the drawer, the list, the page. */
function placesNow(): readonly Element[] {
  const active = document.activeElement;
  if (active === null || active === document.body) return pageNow();
  const inside = active.closest(over);
  return [active, ...(inside === null ? pageNow() : [inside, ...(origins.get(inside) ?? pageNow())])];
}

const pageNow = (): readonly Element[] =>
  ['.drawer', 'main [role="grid"]', 'main'].flatMap((place) => [...document.querySelectorAll(place)]);

/** A drawer that takes another's place was opened from where that one was. */
const withoutDrawer = (places: readonly Element[]): readonly Element[] => {
  const drawer = places[0]?.closest('.drawer');
  return drawer === null || drawer === undefined ? places : (origins.get(drawer) ?? pageNow());
};

/** A menu that opens now: a dialog opened from it gives the focus back to where the menu was opened, because the menu is gone by then. */
export function openedFromHere(content: Element): void {
  const menu = content.closest(over);
  if (menu !== null) origins.set(menu, placesNow());
}

function giveBack(places: readonly Element[]): void {
  for (const place of places) {
    if (!(place instanceof HTMLElement) || !place.isConnected) continue;
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}

/**
 * Gives the focus back to what had it before this was shown, once this is gone. `element` is what stands over the page; `replaces` tells
 * that it may be shown in the place of another of its kind.
 */
export function useFocusBack(element: () => Element | null, replaces = false): void {
  const [places] = useState(() => (replaces ? withoutDrawer(placesNow()) : placesNow()));
  useEffect(() => {
    const shown = element();
    if (shown !== null) origins.set(shown, places);
    return () => giveBack(places);
  }, [places, element]);
}
