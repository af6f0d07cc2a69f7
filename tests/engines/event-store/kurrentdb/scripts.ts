import type { Refusal } from './refusals.ts';

export type Call = 'append' | 'readStream' | 'readAll' | 'subscribe' | 'features' | 'gossip';
/** What goes wrong in a call: it is refused, cut off, or never answered. */
export type Fault = Refusal | 'cut' | 'silence';
export interface Script {
  readonly call: Call;
  readonly fault: Fault;
  /** Once it was done, so that only the answer is lost; or after so many messages of a read. Before anything else, where absent. */
  readonly after?: 'done' | number;
  left: number;
}

/** What is to go wrong, in its order. */
export class Scripts {
  private readonly all: Script[] = [];

  add(script: Script): void {
    this.all.push(script);
  }

  /** The next one of a call, which is used up by that. */
  taken(call: Call, when: (script: Script) => boolean): Script | undefined {
    const script = this.all.find((one) => one.call === call && one.left > 0 && when(one));
    if (script !== undefined) script.left -= 1;
    return script;
  }
}
