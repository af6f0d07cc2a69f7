import { type ComponentType, createElement, lazy, useState } from 'react';
import { page } from '../../api/page.ts';
import { Boundary } from './Boundary.tsx';

/**
 * A component fetched when first shown. Where it does not come it is fetched again at a press; the second time the whole document is
 * loaded anew, since after a release the names of its files are others.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let current = lazy(load);
  /** One that did not come is not kept: whoever shows the part next asks anew. */
  const forget = () => {
    current = lazy(load);
  };
  let tries = 0;
  return function Part(props: P) {
    const [Shown, setShown] = useState(() => current as ComponentType<P>);
    const again = () => {
      tries += 1;
      if (tries > 1) page.restart(location.href);
      setShown(() => current as ComponentType<P>);
    };
    return createElement(Boundary, { onRetry: again, onBroken: forget }, createElement(Shown, props));
  };
}
