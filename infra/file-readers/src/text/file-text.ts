/** What was read of a file. */
export interface FileText {
  /** In reading order, table cells of a row separated by tabs. */
  readonly text: string;
  /** Whether there is more in the file than could be read, as far as its reader can tell. */
  readonly incomplete: boolean;
}

export const wholeText = (text: string): FileText => ({ text, incomplete: false });
