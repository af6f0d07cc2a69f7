const key = 'last-position';
let last: string | undefined;

const store = (): Storage | undefined => {
  try {
    return typeof sessionStorage === 'undefined' ? undefined : sessionStorage;
  } catch {
    return undefined;
  }
};

/** Keeps the position of this tab's latest write, so that its later questions include it, also after a reload. */
export function rememberPosition(position: string): void {
  if (last !== undefined && last >= position) return;
  last = position;
  store()?.setItem(key, position);
}

/** Position of this tab's latest write, or undefined when it wrote nothing. Positions are fixed width and compare as text. */
export function lastPosition(): string | undefined {
  last ??= store()?.getItem(key) ?? undefined;
  return last;
}
