/** The keys that press a control, send a form or close what is open. */
const pressing: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);
/** The code that a browser gives to a key which an input method took. Safari gives no other sign of it. */
const takenByInputMethod = 229;

/** A key by which words are composed, such as the Escape that drops them. `Process` says itself that it is no command. */
const isComposing = ({ isComposing, keyCode, key }: KeyboardEvent): boolean =>
  isComposing || (keyCode === takenByInputMethod && key !== 'Process');

/**
 * Keeps each press of a key to the control where it began. A dialog that opens or closes moves the focus while the key is still down:
 * what the browser then reports at another control, repeated or released, would press that one as well. A key that an input method uses
 * is no command at all. Returns a function that removes the guard.
 */
export function guardPresses(): () => void {
  /** Where each key that is down was pressed. */
  const began = new Map<string, EventTarget | null>();
  const drop = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const down = (event: KeyboardEvent) => {
    const { key, repeat, target } = event;
    if (isComposing(event)) {
      event.stopImmediatePropagation();
      // A browser closes its own dialog by this key, unless it is told not to.
      if (key === 'Escape') event.preventDefault();
      return;
    }
    if (!pressing.has(key)) return;
    if (!repeat) began.set(key, target);
    else if (began.get(key) !== target) drop(event);
  };
  const up = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!pressing.has(key)) return;
    if (began.get(key) !== target) drop(event);
    began.delete(key);
  };
  const forget = () => began.clear();
  window.addEventListener('keydown', down, true);
  window.addEventListener('keyup', up, true);
  window.addEventListener('blur', forget);
  return () => {
    window.removeEventListener('keydown', down, true);
    window.removeEventListener('keyup', up, true);
    window.removeEventListener('blur', forget);
  };
}
