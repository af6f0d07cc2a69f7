import './whole-text.css';

/** Whether an element ends in an ellipsis now: it cuts what it holds, in its line or below its last one. */
function isCut(element: HTMLElement): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  const cuts = textOverflow === 'ellipsis' || /^\d/.test(webkitLineClamp ?? '');
  if (!cuts) return false;
  return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
}

const textOf = (element: HTMLElement): string => (element.innerText ?? element.textContent ?? '').trim();

/** The cut element that something lies in. */
function cutAround(target: EventTarget | null): HTMLElement | undefined {
  for (let at = target instanceof HTMLElement ? target : null; at !== null; at = at.parentElement) {
    if (isCut(at)) return at;
    if (at.matches('tr, li, [role="row"]')) break;
  }
  return undefined;
}

/**
 * Tells the whole of every text that is cut: by its title under the mouse, and below it while the focus is in it or around it. A reader of
 * the screen hears the whole in any case.
 */
export function tellWholeText(): () => void {
  const note = document.createElement('div');
  note.className = 'whole-text';
  note.setAttribute('aria-hidden', 'true');
  const hide = () => note.remove();
  const hover = ({ target }: Event) => {
    const cut = cutAround(target);
    if (cut !== undefined && cut.title === '') cut.title = textOf(cut);
  };
  const leave = ({ target }: Event) => {
    const cut = cutAround(target);
    if (cut?.title === (cut && textOf(cut))) cut?.removeAttribute('title');
  };
  const focus = ({ target }: Event) => {
    hide();
    if (!(target instanceof HTMLElement) || target.matches('input, textarea, select')) return;
    const inside = [...target.querySelectorAll<HTMLElement>('*')].filter(isCut);
    const around = cutAround(target);
    const cut = around === undefined ? inside : [around];
    const [first] = cut;
    if (first === undefined) return;
    const box = first.getBoundingClientRect();
    note.textContent = cut.map(textOf).join(' · ');
    note.style.insetInlineStart = `${Math.max(8, Math.min(box.left, innerWidth - 360))}px`;
    note.style.insetBlockStart = `${box.bottom + 2}px`;
    document.body.append(note);
  };
  const events = [
    ['pointerover', hover],
    ['pointerout', leave],
    ['focusin', focus],
    ['focusout', hide],
    ['scroll', hide],
  ] as const;
  for (const [name, listen] of events) document.addEventListener(name, listen, true);
  return () => {
    hide();
    for (const [name, listen] of events) document.removeEventListener(name, listen, true);
  };
}
