// Sentences that apply only if an option of the table has a certain value. `edition` is one such option.
export interface Note {
  option: string;
  value: boolean | number | string;
}
/** One note for each value of an option that has its own sentence. */
export const when = (option: string, ...values: Note['value'][]): Note[] => values.map((value) => ({ option, value }));
