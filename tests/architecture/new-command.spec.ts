import { describe, expect, it } from '@jest/globals';
import { appendEntry, closingBrace, withImport, withMessage } from '../../docs/tools/insert.mjs';

describe('the generator of commands', () => {
  it('adds the last entry of a table, however it is laid out', () => {
    const many = "const a = {\n  one: { x: '}' },\n};\n";
    expect(appendEntry(many, /const a = \{/, ['two: 2,'], 'a')).toBe(
      "const a = {\n  one: { x: '}' },\n  two: 2,\n};\n",
    );
    expect(appendEntry('on: { A: 1 }', /on: \{/, ['B: 2'], 'on')).toBe('on: { A: 1, B: 2 }');
    expect(appendEntry('on: {}', /on: \{/, ['B: 2'], 'on').replaceAll(' ', '')).toBe('on:{B:2}');
    expect(() => appendEntry('nothing', /on: \{/, [], 'transitions')).toThrow('found no transitions');
  });

  it('finds where a brace closes, past quotes and comments', () => {
    const text = "{ a: '}', /* } */ b: `}` // }\n}";
    expect(closingBrace(text, 0)).toBe(text.length - 1);
  });

  it('imports what is missing, once', () => {
    expect(withImport("import { a } from './x.ts';\n", ['a', 'b'], './x.ts')).toBe("import { a, b } from './x.ts';\n");
    expect(withImport('', ['a'], './x.ts')).toBe("import { a } from './x.ts';\n");
  });

  it('puts a message behind its kind and keeps what is there', () => {
    const pack = JSON.stringify({ 'a.event.One': '1', 'a.arrow.One': '1' });
    const more = withMessage(pack, 'a.event.Two', '2');
    expect(Object.keys(JSON.parse(more))).toEqual(['a.event.One', 'a.event.Two', 'a.arrow.One']);
    expect(withMessage(more, 'a.event.Two', 'other')).toBe(more);
  });
});
