import { createRoot } from 'react-dom/client';
import { type Control, type UseFormRegister, useForm, useFormState, useWatch } from 'react-hook-form';
import { type BenchField, CHOICES, REVEALING, TRIGGER } from '../fields';
import { offer } from '../peer';

// Plain inputs without a look, each by hand: what a form of this size takes where nothing is read from a definition.
type Answers = Record<string, string | boolean>;
interface FieldProps {
  field: BenchField;
  control: Control<Answers>;
  register: UseFormRegister<Answers>;
}

const required = 'Required';
const rules = {
  text: { required },
  email: { required, pattern: { value: /^\S+@\S+$/, message: 'No email address' } },
  number: { required, pattern: { value: /^-?\d+(\.\d+)?$/, message: 'No number' } },
  select: { required },
  checkbox: { required },
};

function Field({ field: { name, label, kind }, control, register }: FieldProps) {
  const { errors } = useFormState({ control, name });
  const given = { id: name, ...register(name, rules[kind]) };
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {kind === 'select' ? (
        <select {...given}>
          <option value="">Please choose</option>
          {CHOICES.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input {...given} type={kind === 'checkbox' ? 'checkbox' : 'text'} aria-invalid={name in errors} />
      )}
      {errors[name] && <p className="error">{errors[name].message}</p>}
    </div>
  );
}

function HiddenField(props: FieldProps) {
  return useWatch({ control: props.control, name: TRIGGER }) === REVEALING ? <Field {...props} /> : null;
}

function PlainForm({ fields }: { fields: readonly BenchField[] }) {
  const { control, register, handleSubmit } = useForm<Answers>({ shouldUnregister: true, shouldFocusError: false });
  return (
    <form noValidate onSubmit={handleSubmit(() => undefined)}>
      {fields.map((field) => {
        const Drawn = field.isHidden ? HiddenField : Field;
        return <Drawn key={field.name} field={field} control={control} register={register} />;
      })}
      <button type="submit">Submit</button>
    </form>
  );
}

offer({
  mount(root, fields) {
    createRoot(root).render(<PlainForm fields={fields} />);
  },
  control: (name) => `#${name}`,
  submit: '[type="submit"]',
  message: '.error',
});
