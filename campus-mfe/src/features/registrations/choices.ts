/** Words of the contract as choices of a field. */
export const choices = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
