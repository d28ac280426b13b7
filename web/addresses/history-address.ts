/** What is asked to be shown the history of: the kind of record, its id, and what people call it. */
export interface HistoryOf {
  readonly subject: string;
  readonly subjectId: string;
  readonly name: string;
}

const PARAMETER = 'history';

/** The change of an address that opens a record's history; null closes it. */
export const showHistory = (of: HistoryOf | null) => ({
  [PARAMETER]: of && `${of.subject}.${of.subjectId}.${of.name}`,
});

export const historyOf = (parameters: URLSearchParams): HistoryOf | null => {
  const [subject, subjectId, ...name] = (parameters.get(PARAMETER) ?? '').split('.');
  return subject && subjectId ? { subject, subjectId, name: name.join('.') } : null;
};
