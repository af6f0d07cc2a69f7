// Values that nobody would send in good faith.
const texts = [
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\udfff\ud800',
    '\u202efdp.exe',
    '\ufeff',
    '\u200b',
    'a\r\nBcc: x@y.example',
    '\u0085',
  ],
  ...[
    '../../../../etc/passwd',
    '..\\..\\x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '%',
    '%00',
    '%zz',
    '%ff%fe',
    '$ne',
    '$where',
  ],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE events; --',
    '{{7*7}}',
    `\${7*7}`,
    '<script>alert(1)</script>',
    '=cmd|calc!A0',
    '*',
    '"',
    "'",
    '\\',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'NaN', '-0', '1e999', '0x10', '٣', '１２３'],
  ...[
    'e\u0301'.repeat(50),
    '👩‍👩‍👧‍👦'.repeat(20),
    'İıſK',
    'ß'.repeat(40),
    '\u{10ffff}',
    '文'.repeat(3000),
    'a '.repeat(2000),
    '"*" AND NEAR(',
  ],
  ...[
    '2026-02-30',
    '0000-00-00',
    '+275760-09-13T00:00:00.000Z',
    '9999-12-31T23:59:60Z',
    '2026-11-22T00:00:00+99:99',
    '-000001-01-01',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
    'a@b',
    `${'a'.repeat(250)}@x.example`,
    '+8613800000000',
  ],
];
const numbers = [0, -0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53) - 2, 1e308, 5e-324, 100_001, 65_536];
const others = [null, true, false, [], {}, [[]], [null], { $gt: '' }, { length: 1e9 }, { toString: 1 }, { valueOf: 1 }];

function nested(depth, list) {
  let value = 1;
  for (let at = 0; at < depth; at += 1) value = list ? [value] : { a: value };
  return value;
}

/** Long or deep enough to cost whoever looks at it carelessly. */
const heavy = [
  (random) => 'x'.repeat(1 + random.below(200_000)),
  (random) => Array.from({ length: random.below(50_000) }, () => 0),
  (random) => nested(random.below(2_000), true),
  (random) => nested(random.below(1_000), false),
  (random) => Object.fromEntries(Array.from({ length: random.below(5_000) }, (_, at) => [`k${at}`, at])),
];

/** One hostile value; a heavy one now and then. */
export function hostile(random) {
  const kind = random.below(100);
  if (kind < 45) return random.of(texts);
  if (kind < 60)
    return Array.from({ length: random.below(40) }, () => String.fromCharCode(random.below(0x10000))).join('');
  if (kind < 75) return random.of(numbers);
  if (kind < 98) return random.of(others);
  return random.of(heavy)(random);
}

export const hostileText = (random) => {
  const value = hostile(random);
  return typeof value === 'string' ? value.slice(0, 8_000) : (JSON.stringify(value) ?? '').slice(0, 2_000);
};
