/** Text of several lines as a list; the numbers or dashes people type are not repeated. */
export function Lines({ text, language }: { readonly text: string; readonly language: string | undefined }) {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/^(\d{1,2}[.、．)）]|[-•·*])\s*/, ''))
    .filter((line) => line !== '');
  if (lines.length < 2)
    return (
      <p className="prose" lang={language}>
        {lines.join('')}
      </p>
    );
  return (
    <ul className="prose" lang={language}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
