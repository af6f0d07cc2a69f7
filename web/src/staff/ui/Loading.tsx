/** A quiet placeholder in the shape of rows; it appears only after 300 ms, so that quick answers never flash. */
export function Loading({ lines = 8 }: { lines?: number }) {
  return (
    <div className="loading" aria-busy="true" role="status">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical bars have no other name
        <span key={line} />
      ))}
    </div>
  );
}
