// `node --import` this: the clock of the process is so many minutes before or after everybody else's.
const Present = Date;
const shift = Number(process.env.CLOCK_MINUTES) * 60_000;
const now = () => Present.now() + shift;

globalThis.Date = class extends Present {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts));
  }
  static now() {
    return now();
  }
};
