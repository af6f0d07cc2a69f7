/** Text of several lines as a list; the numbers or dashes people type are not repeated. */
export function Lines({ text }: { text: string }) {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/^(\d{1,2}[.、．)）]|[-•·*])\s*/, ''))
    .filter((line) => line !== '');
  if (lines.length < 2) return <p className="prose">{lines.join('')}</p>;
  return (
    <ul className="prose">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
