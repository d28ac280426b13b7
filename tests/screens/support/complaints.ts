const complaints: string[] = [];
const allowed: RegExp[] = [];

/** Says that a complaint is meant to happen. It then must. */
export const allow = (words: RegExp): void => void allowed.push(words);

export const complain = (words: string): void => void complaints.push(words);

export const forgetComplaints = (): void => {
  complaints.length = 0;
  allowed.length = 0;
};

/** Everything that went wrong, and everything announced that did not. */
export const findings = (): readonly string[] => [
  ...complaints.filter((complaint) => !allowed.some((words) => words.test(complaint))),
  ...allowed
    .filter((words) => !complaints.some((complaint) => words.test(complaint)))
    .map((words) => `did not happen: ${words}`),
];
