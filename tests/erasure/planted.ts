const hooks = new URL('../release/plant.mjs', import.meta.url).href;

/** What a server is started with that leaves something out on purpose: see `npm run erasure-proof`. */
export const planted: Readonly<Record<string, string>> = process.env.TALENTLOG_PLANT
  ? { NODE_OPTIONS: `--import ${hooks}`, TALENTLOG_PLANT: process.env.TALENTLOG_PLANT }
  : {};
