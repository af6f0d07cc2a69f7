import { type RefObject, useLayoutEffect, useState } from 'react';

interface Room {
  readonly width: number;
  /** Pixels of one em of its text. */
  readonly em: number;
}

/** The room that an element has, before it is painted and whenever that changes; undefined until it is there. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const shown = element.current;
    if (shown === null) return;
    const measure = () => {
      const width = shown.clientWidth;
      const em = Number.parseFloat(getComputedStyle(shown).fontSize) || 14;
      setRoom((before) => (before?.width === width && before.em === em ? before : { width, em }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
