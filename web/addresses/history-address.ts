/** The record whose history is shown: its kind, its id, and its name for people. */
export interface HistoryOf {
  readonly subject: string;
  readonly subjectId: string;
  readonly name: string;
}

const PARAMETER = 'history';

/** The change of a URL that opens a record's history; null closes it. */
export const showHistory = (of: HistoryOf | null) => ({
  [PARAMETER]: of && `${of.subject}.${of.subjectId}.${of.name}`,
});

export const historyOf = (parameters: URLSearchParams): HistoryOf | null => {
  const [subject, subjectId, ...name] = (parameters.get(PARAMETER) ?? '').split('.');
  return subject && subjectId ? { subject, subjectId, name: name.join('.') } : null;
};
