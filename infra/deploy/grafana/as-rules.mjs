// What the panels of the dashboard ask, as recording rules: `promtool check rules` says whether each can be read.
import { readFileSync } from 'node:fs';

const { panels } = JSON.parse(readFileSync(new URL('talentlog.json', import.meta.url), 'utf8'));
const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const rules = asked.map((expr, n) => ({
  record: `panel:${n}`,
  // What Grafana puts in when it asks.
  expr: expr.replaceAll(/\$__(rate_)?interval|\$__range/g, '5m'),
}));
console.log(JSON.stringify({ groups: [{ name: 'panels', rules }] }, undefined, 1));
