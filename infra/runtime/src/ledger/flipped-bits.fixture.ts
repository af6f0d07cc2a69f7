import { randomInt } from 'node:crypto';

/** Every place of a text in a file: pages keep old copies in their free space. */
function placesOf(bytes: Buffer, text: Buffer): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) places.push(at);
  return places;
}
/** Flips one bit of the text wherever it is, and answers how to undo that. */
export function flip(bytes: Buffer, text: Buffer): () => void {
  const [offset, mask] = [randomInt(text.length), 1 << randomInt(8)];
  const places = placesOf(bytes, text).map((at) => at + offset);
  if (places.length === 0) throw new Error('the text is not in the file');
  const turn = () => {
    for (const at of places) bytes.writeUInt8(bytes.readUInt8(at) ^ mask, at);
  };
  turn();
  return turn;
}
