/** How much darker than its words a ground must be (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** WCAG 2.2: what the eye makes of each channel. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Between a colour, as `#0f5e8c`, and the white that stands on it: from 1, none, to 21. */
export const contrastToWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05);

/** The same hue, darkened step by step until white words can be read on it. */
export function readableOf(colour: string): string {
  for (let share = 100; share > 0; share -= 1) {
    const darker = channels(colour).map((channel) => Math.floor((channel * share) / 100));
    const written = `#${darker.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    if (contrastToWhite(written) >= leastContrast) return written;
  }
  return '#000000';
}
