/** The library's blue at rest, under the mouse and pressed, by its name in our theme; its lighter ones stand on dark ground, the last behind marked text. */
const names = {
  '2d72d2': '--accent-fill',
  '4c90f0': '--accent-fill',
  '215db0': '--accent-fill-hover',
  '184a90': '--accent-fill-active',
  '8abbff': '--accent',
  '99c4ff': '--accent',
  '7dbcff': '--accent-mark',
};
const share = (name, percent) => `color-mix(in srgb, var(${name}) ${percent}%, transparent)`;
const nameOf = (red, green, blue) =>
  names[[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')];

/** A style sheet of the library with the company's colour for its blue: most rules name it themselves and ask no variable of the theme. */
export const inCompanyColour = (css) =>
  css
    .replace(/#([0-9a-f]{6})([0-9a-f]{2})?(?![0-9a-f])/gi, (whole, colour, alpha) => {
      const name = names[colour.toLowerCase()];
      if (name === undefined) return whole;
      return alpha === undefined ? `var(${name})` : share(name, Math.round(Number.parseInt(alpha, 16) / 2.55));
    })
    .replace(/rgba\((\d+), ?(\d+), ?(\d+), ?([\d.]+)\)/g, (whole, red, green, blue, alpha) => {
      const name = nameOf(red, green, blue);
      return name === undefined ? whole : share(name, Math.round(Number(alpha) * 1000) / 10);
    });
