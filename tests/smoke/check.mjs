/** The first difference between what was promised and what came. Its message is the sentence that a person reads. */
export class Mismatch extends Error {}

const short = (value) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === undefined ? 'nothing' : text.length > 600 ? `${text.slice(0, 600)} ...` : text;
};

/** Ends the story unless the condition holds. */
export function must(condition, sentence, seen) {
  if (!condition) throw new Mismatch(seen === undefined ? sentence : `${sentence}; it was ${short(seen)}`);
}

export const mustBe = (actual, wanted, what) =>
  must(JSON.stringify(actual) === JSON.stringify(wanted), `${what} should be ${short(wanted)}`, actual);

export const mustHave = (list, wanted, what) => must(list?.includes(wanted), `${what} should have ${wanted}`, list);

/** Seconds for which what must come is waited for. */
let patience = 60;

/** Somebody may be away meanwhile. */
export const waitsLonger = () => {
  patience = 300;
};

/** Asks again until the answer is truthy and returns it; ends the story when it never is. */
export async function until(what, ask, seconds = patience) {
  const end = Date.now() + seconds * 1000;
  for (let pause = 20; ; pause = Math.min(500, pause * 1.5)) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Mismatch(`waited ${seconds} s in vain for ${what}`);
    await new Promise((go) => setTimeout(go, pause));
  }
}

let steps = 0;

/** Runs one step of the story and prints it with the time that it took. */
export async function step(sentence, work) {
  const from = performance.now();
  steps += 1;
  const number = String(steps).padStart(3);
  try {
    const result = await work();
    console.log(`${number}  ${String(Math.round(performance.now() - from)).padStart(6)} ms  ${sentence}`);
    return result;
  } catch (error) {
    console.log(`${number}     FAILED  ${sentence}`);
    throw error;
  }
}

export const chapter = (title) => console.log(`\n${title}`);
