// Sentences that apply only if an option of the table has a certain value. `edition` is one such option.
export interface Note {
  option: string;
  value: boolean | number | string;
}
/** The values of an option that have a sentence of their own. */
export const when = (option: string, ...values: Note['value'][]): Note[] => values.map((value) => ({ option, value }));
