import { TextField } from '../../ui/forms/TextField.tsx';
import { type AddOnQuestions, MAX_ANSWER_LENGTH } from './use-add-on-questions.ts';

interface AddOnAnswersProps {
  readonly asked: AddOnQuestions;
  /** Whether missing answers are shown as errors. */
  readonly isChecked: boolean;
}

/** The questions of the chosen add-ons. */
export function AddOnAnswers({ asked: { questions, answers, answer }, isChecked }: AddOnAnswersProps) {
  return questions.map(({ id, addOn, question }) => (
    <TextField
      key={id}
      wide
      required
      label={question}
      note={`for ${addOn}`}
      name={`add-on-${id}`}
      autoComplete="off"
      maxLength={MAX_ANSWER_LENGTH}
      value={answers[id] ?? ''}
      error={isChecked && !answers[id]?.trim() ? `${addOn} needs an answer` : null}
      onChange={({ target }) => answer(id, target.value)}
    />
  ));
}
