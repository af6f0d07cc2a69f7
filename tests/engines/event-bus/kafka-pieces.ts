/** Which part of a call. */
export type Half = 'question' | 'answer';

/** What the protocol puts first: four bytes that say how long the rest is. */
const sizeBytes = 4;

/** Which call a question is, and what its answer will be known by. */
export const heard = (question: Buffer) => ({ call: question.readInt16BE(4), correlation: question.readInt32BE(8) });

/** Puts bytes of one way of a connection together to whole questions or answers, so that one can be cut in its middle. */
export class Pieces {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly isCut: (piece: Buffer) => boolean) {}

  /** Whole pieces that may go on by now, and whether nothing may follow: then the last one is half of itself. */
  take(chunk: Buffer): { bytes: Buffer; ends: boolean } {
    this.rest = Buffer.concat([this.rest, chunk]);
    const whole: Buffer[] = [];
    for (let piece = this.next(); piece !== undefined; piece = this.next()) {
      if (this.isCut(piece))
        return { bytes: Buffer.concat([...whole, piece.subarray(0, piece.length / 2)]), ends: true };
      whole.push(piece);
    }
    return { bytes: Buffer.concat(whole), ends: false };
  }

  private next(): Buffer | undefined {
    const size = this.rest.length < sizeBytes ? undefined : sizeBytes + this.rest.readInt32BE(0);
    if (size === undefined || this.rest.length < size) return undefined;
    const piece = this.rest.subarray(0, size);
    this.rest = this.rest.subarray(size);
    return piece;
  }
}
