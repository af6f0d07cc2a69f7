import { encode } from 'uqr';

/** Modules of light around it, as scanners want them. */
const margin = 3;

/** A text as a picture to scan. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const width = size + 2 * margin;
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`${-margin} ${-margin} ${width} ${width}`}>
      <rect x={-margin} y={-margin} width={width} height={width} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
