import type { Interview } from '../types.ts';
import { useInterviewSentence } from './use-interview-sentence.ts';

/** When it is and how it stands, in a sentence. */
export function InterviewStanding({ interview }: { interview: Interview }) {
  const sentence = useInterviewSentence();
  return <p className="interview-standing">{sentence(interview)}</p>;
}
