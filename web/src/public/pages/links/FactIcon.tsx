/** Each drawn on a field of 24 by 24. */
const drawn = {
  way: 'M3 7h12v10H3zM15 11l6-3v8l-6-3z',
  bring: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  signIn: 'M12 7v5l3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  ask: 'M5 4h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4c0 1-1 2-2 2A16 16 0 0 1 3 6c0-1 1-2 2-2z',
} as const;
export type FactIconName = keyof typeof drawn;

/** The sign before a line of facts; what it means stands beside it. */
export function FactIcon({ name }: { readonly name: FactIconName }) {
  return (
    <svg className="fact-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawn[name]} />
    </svg>
  );
}
