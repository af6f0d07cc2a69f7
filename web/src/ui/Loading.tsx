/** A quiet placeholder in the shape of text; it appears only after 300 ms, so that quick answers never flash. */
export function Loading({ lines = 6 }: { lines?: number }) {
  const bars = Array.from({ length: lines }, (_, line) => `bar-${line}`);
  return (
    <div className="loading" aria-busy="true" role="status">
      {bars.map((bar) => (
        <span key={bar} />
      ))}
    </div>
  );
}
