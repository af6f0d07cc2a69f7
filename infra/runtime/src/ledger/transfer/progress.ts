/** Said after every so many events. */
const every = 10_000;

/** Tells how far it has come, now and then, from a place on. */
export function progress(from: number, tell: (position: number) => void): (position: number) => void {
  let said = from;
  return (position) => {
    if (position - said < every) return;
    said = position;
    tell(position);
  };
}
