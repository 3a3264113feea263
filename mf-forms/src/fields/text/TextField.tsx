import { askedRules, type FieldDefinition } from '@forms/shared/contract';
import { FieldFrame, NativeInput } from '@forms/shared/platform/ui';
import { type InputHTMLAttributes, useState } from 'react';
import { ariaOf, type ControlProps, frameOf, textOf } from '../../engine/control';
import { QuestionPlace, withQuestion } from '../question/QuestionPlace';
import { CharacterCount, withCount } from './CharacterCount';

const loadQuestion = () => import('./TextQuestion');

/** One line of text: `input` and `email`. */
export function TextField(props: ControlProps) {
  const { field, value, onChange, onLeave } = props;
  const { definition } = field;
  const [isTyping, setTyping] = useState(false);
  const text = textOf(value);
  const hasPlace = !isTyping && text !== '' && isAskedBack(definition);
  const { maxlength } = definition;
  return (
    <FieldFrame {...frameOf(props)}>
      {({ id, describedBy }) => {
        const counted = maxlength ? withCount(describedBy, id) : describedBy;
        return (
          <>
            <NativeInput
              id={id}
              value={text}
              inputMode={keyboardFor(definition)}
              autoComplete={definition.autocomplete ?? (definition.type === 'email' ? 'email' : 'on')}
              spellCheck={definition.type !== 'email'}
              {...ariaOf(props, hasPlace ? withQuestion(counted, id) : counted)}
              onChange={(event) => {
                setTyping(true);
                onChange(event.target.value);
              }}
              onBlur={() => {
                setTyping(false);
                onLeave();
              }}
            />
            {maxlength && <CharacterCount of={id} value={value} most={maxlength} />}
            {hasPlace && (
              <QuestionPlace
                of={id}
                load={loadQuestion}
                failed={() => null}
                props={{ id, field, text, onTake: onChange }}
              />
            )}
          </>
        );
      }}
    </FieldFrame>
  );
}

/** Whether what is written may be a slip that can be seen. */
const isAskedBack = (definition: FieldDefinition) =>
  ['uci', 'uln'].includes(definition.name) || askedRules(definition).has('email');

/** The on-screen keyboard that fits what is asked. */
function keyboardFor({
  type,
  validation = {},
}: FieldDefinition): NonNullable<InputHTMLAttributes<HTMLInputElement>['inputMode']> {
  if (type === 'email' || validation.email) return 'email';
  if (validation.phone) return 'tel';
  if (validation.numeric) return 'numeric';
  if (validation.decimal || validation.currency) return 'decimal';
  return 'text';
}
