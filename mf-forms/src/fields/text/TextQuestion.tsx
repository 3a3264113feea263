import { askedRules, type FieldModel } from '@forms/shared/contract';
import { say } from '../../words/say';
import { Question } from '../question/Question';
import { candidateNumberDoubt } from './candidateNumberDoubt';
import { mailMeant } from './mailMeant';

interface TextQuestionProps {
  /** The control's id. */
  id: string;
  field: FieldModel;
  text: string;
  onTake(text: string): void;
}

/** Asks back about what looks like a slip: the domain of an email address, a candidate's number that fails its own check. */
export default function TextQuestion({ id, field, text, onTake }: TextQuestionProps) {
  if (askedRules(field.definition).has('email')) {
    const meant = mailMeant(text.trim());
    return (
      meant && (
        <Question
          of={id}
          text={say('Did you mean {meant}?', { meant })}
          choices={[{ label: meant, value: meant }]}
          onTake={onTake}
        />
      )
    );
  }
  const doubt = candidateNumberDoubt(field.name, String(field.meant(text)));
  return doubt && <Question of={id} text={doubt} />;
}
